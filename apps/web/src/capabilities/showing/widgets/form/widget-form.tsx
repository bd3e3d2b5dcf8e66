import type { Widget } from '@understory/contracts/showing/widgets.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { REPORTED_PRODUCTS } from '@understory/domain/showing/widgets/reported-products.ts'
import { WIDGET_LIMITS } from '@understory/domain/showing/widgets/widget-look.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { widgetsMessage } from '../messages/messages.generated.ts'
import type { TypedWidget } from './typed-widget.ts'
import { GroundFields, InkFields, ShapeFields, type WidgetFieldsProps } from './widget-fields.tsx'
import styles from './widget-form.module.css'
import WidgetPreview from './widget-preview.island.tsx'

export type WidgetFormProps = {
  readonly typed: TypedWidget
  readonly refused: FormAnswer | null
  /** The widget that is there; `null`: it is a new one. */
  readonly widget: Widget | null
  /** The fields as an address has them, once someone without script asked to see them. */
  readonly shown: string | null
}

const impactNames = (): Readonly<Record<Impact, string>> => ({
  trees: widgetsMessage('widget.trees'),
  co2e: 'CO2e',
  plastic: widgetsMessage('widget.plastic'),
})
const MEDIUM = { width: 280, height: 265 }

/** Everything about one widget, with how it looks beside it. */
export function WidgetForm({ typed, refused, widget, shown }: WidgetFormProps) {
  const problems = refused?.problems ?? {}
  return (
    <form method="post" encType="multipart/form-data" className="columns" noValidate>
      {/* What Enter in a field does: it shows, and saves nothing. */}
      <button type="submit" name="intent" value="preview" hidden>
        {widgetsMessage('widgetForm.preview')}
      </button>
      <div className={`flow-32 ${styles.form}`}>
        {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
        <ContentFields {...{ typed, problems }} />
        <ShapeFields {...{ typed, problems }} />
        <GroundFields {...{ typed, problems }} hasPicture={widget?.picture != null} />
        <InkFields {...{ typed, problems }} />
        <div className={styles.narrowSave}>
          <Save isNew={widget === null} />
        </div>
      </div>
      <section
        className={`panel panel-lichen stays-in-view flow-16 ${styles.preview}`}
        aria-labelledby="preview"
      >
        <div className={styles.previewHead}>
          <h2 id="preview">{widgetsMessage('widgetForm.preview')}</h2>
          <div className={styles.wideSave}>
            <Save isNew={widget === null} />
          </div>
        </div>
        <WidgetPreview
          picture={widget?.picture ?? null}
          shown={shown}
          box={widget?.box ?? MEDIUM}
        />
        <p className="quiet">{widgetsMessage('widgetForm.showsPaidLedgerFollows')}</p>
      </section>
    </form>
  )
}

function Save({ isNew }: { readonly isNew: boolean }) {
  return (
    <Button type="submit" look="action" name="intent" value="save">
      {isNew ? widgetsMessage('widgetForm.addTheWidget') : widgetsMessage('widgetForm.save')}
    </Button>
  )
}

function ContentFields({ typed, problems }: WidgetFieldsProps) {
  return (
    <>
      <WidgetFormWords
        name="displayName"
        label={widgetsMessage('widgetForm.name')}
        {...{ typed, problems }}
        hint={nameHint()}
      />
      <WidgetFormWords
        name="allowedDomains"
        label={widgetsMessage('widgetForm.domainsStand')}
        {...{ typed, problems }}
        hint={domainsHint()}
      />
      <Checks
        name="activeImpactTypes"
        legend={widgetsMessage('widgetForm.whatItShows')}
        error={problems.activeImpactTypes}
        chosen={typed.activeImpactTypes}
        options={IMPACTS.map((value) => ({ value, label: impactNames()[value] }))}
      />
      <Checks
        name="reportedProducts"
        legend={widgetsMessage('widgetForm.fundedWith')}
        error={problems.reportedProducts}
        chosen={typed.reportedProducts}
        options={REPORTED_PRODUCTS.map(({ product: value, label }) => ({ value, label }))}
      />
      <Checkbox
        name="displayCompanyName"
        defaultChecked={typed.displayCompanyName}
        label={widgetsMessage('widgetForm.showNameCompany')}
      />
      <WidgetFormWords
        name="note"
        label={widgetsMessage('widgetForm.note')}
        optional
        {...{ typed, problems }}
        hint={noteHint()}
      />
    </>
  )
}

const nameHint = () => widgetsMessage('widgetForm.ownListNobodyElse')
const domainsHint = () =>
  widgetsMessage('widgetForm.upSeparatedCommasYourshop', { domains: String(WIDGET_LIMITS.domains) })
const noteHint = () =>
  widgetsMessage('widgetForm.sentenceYoursMostCharacters', { noteLength: WIDGET_LIMITS.noteLength })

type WordsProps = WidgetFieldsProps & {
  readonly name: 'displayName' | 'allowedDomains' | 'note'
  readonly label: string
  readonly hint: string
  readonly optional?: boolean
}

function WidgetFormWords({ name, label, hint, optional = false, typed, problems }: WordsProps) {
  const error = problems[name]
  return (
    <Field id={name} {...{ label, hint, error, optional }}>
      <TextInput {...fieldAria(name, { hint, error })} name={name} defaultValue={typed[name]} />
    </Field>
  )
}

type ChecksProps = {
  readonly name: string
  readonly legend: string
  readonly error: string | undefined
  readonly chosen: readonly string[]
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

function Checks({ name, legend, error, chosen, options }: ChecksProps) {
  return (
    <Fieldset id={name} legend={legend} error={error}>
      <div className={styles.pair}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </Fieldset>
  )
}
