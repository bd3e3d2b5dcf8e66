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

const IMPACT_NAMES: Readonly<Record<Impact, string>> = {
  trees: 'Trees',
  co2e: 'CO2e',
  plastic: 'Plastic',
}
const MEDIUM = { width: 280, height: 265 }

/** Everything about one widget, with how it looks beside it. */
export function WidgetForm({ typed, refused, widget, shown }: WidgetFormProps) {
  const problems = refused?.problems ?? {}
  return (
    <form method="post" encType="multipart/form-data" className="columns" noValidate>
      {/* What Enter in a field does: it shows, and saves nothing. */}
      <button type="submit" name="intent" value="preview" hidden>
        Preview
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
          <h2 id="preview">Preview</h2>
          <div className={styles.wideSave}>
            <Save isNew={widget === null} />
          </div>
        </div>
        <WidgetPreview
          picture={widget?.picture ?? null}
          shown={shown}
          box={widget?.box ?? MEDIUM}
        />
        <p className="quiet">
          It shows what is paid for and in the ledger, follows it by itself, and leads to the proof.
        </p>
      </section>
    </form>
  )
}

function Save({ isNew }: { readonly isNew: boolean }) {
  return (
    <Button type="submit" look="action" name="intent" value="save">
      {isNew ? 'Add the widget' : 'Save'}
    </Button>
  )
}

function ContentFields({ typed, problems }: WidgetFieldsProps) {
  return (
    <>
      <WidgetFormWords name="displayName" label="Name" {...{ typed, problems }} hint={NAME_HINT} />
      <WidgetFormWords
        name="allowedDomains"
        label="Domains it may stand on"
        {...{ typed, problems }}
        hint={DOMAINS_HINT}
      />
      <Checks
        name="activeImpactTypes"
        legend="What it shows"
        error={problems.activeImpactTypes}
        chosen={typed.activeImpactTypes}
        options={IMPACTS.map((value) => ({ value, label: IMPACT_NAMES[value] }))}
      />
      <Checks
        name="reportedProducts"
        legend="Funded with"
        error={problems.reportedProducts}
        chosen={typed.reportedProducts}
        options={REPORTED_PRODUCTS.map(({ product: value, label }) => ({ value, label }))}
      />
      <Checkbox
        name="displayCompanyName"
        defaultChecked={typed.displayCompanyName}
        label="Show the name of your company"
      />
      <WidgetFormWords
        name="note"
        label="Note"
        optional
        {...{ typed, problems }}
        hint={NOTE_HINT}
      />
    </>
  )
}

const NAME_HINT = 'For your own list; nobody else sees it.'
const DOMAINS_HINT = `Up to ${WIDGET_LIMITS.domains}, separated by commas: yourshop.com, blog.yourshop.com. Each stands for its www. as well; a * stands for every domain.`
const NOTE_HINT = `A sentence of yours, at most ${WIDGET_LIMITS.noteLength} characters. Say what you fund, not what it makes of you.`

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
