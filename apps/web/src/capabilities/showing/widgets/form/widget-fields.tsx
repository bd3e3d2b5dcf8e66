import { WIDGET_LIMITS } from '@understory/domain/showing/widgets/widget-look.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { TWO_MEGABYTES } from '../../../../http/files/two-megabytes.ts'
import { widgetsMessage } from '../messages/messages.generated.ts'
import type { TypedWidget } from './typed-widget.ts'
import {
  widgetBackgrounds,
  widgetColours,
  widgetIcons,
  widgetSizes,
  widgetStyles,
  widgetTextThemes,
} from './widget-choices.ts'
import styles from './widget-form.module.css'

export type WidgetFieldsProps = {
  readonly typed: TypedWidget
  readonly problems: Readonly<Record<string, string>>
}

export function ShapeFields({ typed, problems }: WidgetFieldsProps) {
  const { width, height } = WIDGET_LIMITS
  return (
    <>
      <Fieldset id="style" legend={widgetsMessage('widgetFields.style')} error={problems.style}>
        <RadioCards name="style" defaultValue={typed.style} cards={widgetStyles()} />
      </Fieldset>
      <Fieldset id="size" legend={widgetsMessage('widgetFields.size')} error={problems.size}>
        <RadioCards name="size" defaultValue={typed.size} cards={widgetSizes()} />
      </Fieldset>
      <div className={styles.pair} data-if="custom-size">
        <Pixels
          name="width"
          label={widgetsMessage('widgetFields.width')}
          {...width}
          {...{ typed, problems }}
        />
        <Pixels
          name="height"
          label={widgetsMessage('widgetFields.height')}
          {...height}
          {...{ typed, problems }}
        />
      </div>
    </>
  )
}

type PixelsProps = WidgetFieldsProps & {
  readonly name: 'width' | 'height'
  readonly label: string
  readonly least: number
  readonly most: number
}

function Pixels({ name, label, least, most, typed, problems }: PixelsProps) {
  const hint = widgetsMessage('widgetFields.inPixelsTo', {
    least: String(least),
    most: String(most),
  })
  const error = problems[name]
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <TextInput
        {...fieldAria(name, { hint, error })}
        name={name}
        inputMode="numeric"
        defaultValue={typed[name]}
      />
    </Field>
  )
}

export function GroundFields({
  typed,
  problems,
  hasPicture,
}: WidgetFieldsProps & { readonly hasPicture: boolean }) {
  const hint = widgetsMessage('widgetFields.jpgPngMost2', {
    hasPicture: hasPicture ? 'yes' : 'other',
  })
  return (
    <>
      <Fieldset
        id="background"
        legend={widgetsMessage('widgetFields.background')}
        error={problems.background}
      >
        <RadioCards name="background" defaultValue={typed.background} cards={widgetBackgrounds()} />
      </Fieldset>
      <div data-if="colour">
        <ColourChoice
          name="backgroundColour"
          label={widgetsMessage('widgetFields.backgroundColour')}
          {...{ typed, problems }}
        />
      </div>
      <div data-if="custom">
        <ColourPicker
          name="customBackground"
          label={widgetsMessage('widgetFields.yourOwnColour')}
          {...{ typed, problems }}
        />
      </div>
      <div data-if="image">
        <Field
          id="picture"
          label={widgetsMessage('widgetFields.picture')}
          hint={hint}
          error={problems.picture}
        >
          <FileInput
            {...fieldAria('picture', { hint, error: problems.picture })}
            name="picture"
            accept="image/png,image/jpeg"
            most={TWO_MEGABYTES}
          />
        </Field>
      </div>
    </>
  )
}

export function InkFields({ typed, problems }: WidgetFieldsProps) {
  return (
    <>
      <Fieldset
        id="textTheme"
        legend={widgetsMessage('widgetFields.text')}
        error={problems.textTheme}
      >
        <RadioCards name="textTheme" defaultValue={typed.textTheme} cards={widgetTextThemes()} />
      </Fieldset>
      <div data-if="text">
        <ColourChoice
          name="textColour"
          label={widgetsMessage('widgetFields.textColour')}
          {...{ typed, problems }}
        />
      </div>
      <Fieldset
        id="iconType"
        legend={widgetsMessage('widgetFields.icons')}
        error={problems.iconType}
      >
        <RadioCards name="iconType" defaultValue={typed.iconType} cards={widgetIcons()} />
      </Fieldset>
      <div data-if="badge">
        <ColourChoice
          name="badgeColour"
          label={widgetsMessage('widgetFields.badgeColour')}
          {...{ typed, problems }}
        />
      </div>
      <div className={styles.pair} data-if="gradient">
        <ColourPicker
          name="gradientFrom"
          label={widgetsMessage('widgetFields.theGradientBeginsWith')}
          {...{ typed, problems }}
        />
        <ColourPicker
          name="gradientTo"
          label={widgetsMessage('widgetFields.andEndsWith')}
          {...{ typed, problems }}
        />
      </div>
    </>
  )
}

type Coloured<Name> = WidgetFieldsProps & { readonly name: Name; readonly label: string }

function ColourChoice({
  name,
  label,
  typed,
  problems,
}: Coloured<'backgroundColour' | 'textColour' | 'badgeColour'>) {
  const error = problems[name]
  return (
    <Field id={name} label={label} error={error}>
      <Select
        {...fieldAria(name, { error })}
        name={name}
        defaultValue={typed[name]}
        options={widgetColours()}
      />
    </Field>
  )
}

function ColourPicker({
  name,
  label,
  typed,
  problems,
}: Coloured<'customBackground' | 'gradientFrom' | 'gradientTo'>) {
  const error = problems[name]
  return (
    <Field id={name} label={label} error={error}>
      <input
        {...fieldAria(name, { error })}
        type="color"
        className={styles.colour}
        name={name}
        defaultValue={typed[name]}
      />
    </Field>
  )
}
