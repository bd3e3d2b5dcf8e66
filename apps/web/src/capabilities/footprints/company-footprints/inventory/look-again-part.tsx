import type { ShownWarning } from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import { categoryName } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { shownDate } from '../../../../shell/shown-date.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { categoryAddress } from './inventory-address.ts'

type LookAgainProps = {
  readonly footprintId: string
  readonly warnings: readonly ShownWarning[]
  readonly isOpen: boolean
  /** Of the form of one of them. */
  readonly refused: FormAnswer | null
}

/** Figures that are hard to believe: each is put right, or explained. */
export function LookAgain({ footprintId, warnings, isOpen, refused }: LookAgainProps) {
  const open = warnings.filter(({ cleared }) => cleared === null)
  const cleared = warnings.filter((warning) => warning.cleared !== null)
  if (warnings.length === 0) return null
  return (
    <section className="panel flow-16" aria-labelledby="look-again">
      <h2 id="look-again">{companyFootprintsMessage('lookAgainPart.pleaseLookAtThese')}</h2>
      {open.length === 0 ? (
        <p>{companyFootprintsMessage('lookAgainPart.explainedEveryFigureStood')}</p>
      ) : (
        <>
          <p className="quiet">{companyFootprintsMessage('lookAgainPart.standOutPutRight')}</p>
          <ul className="flow-16">
            {open.map((warning, at) => (
              <li key={warning.key} className="flow-8">
                <p>
                  {warning.sentence}{' '}
                  {warning.category ? (
                    <a href={categoryAddress(footprintId, warning.category)}>
                      {categoryName(warning.category)}
                    </a>
                  ) : null}
                </p>
                {isOpen ? <WhyRight warning={warning} at={at} refused={refused} /> : null}
              </li>
            ))}
          </ul>
        </>
      )}
      {cleared.length > 0 ? (
        <details className="more">
          <summary>
            {companyFootprintsMessage('lookAgainPart.explained', { count: cleared.length })}
          </summary>
          <ul className="flow-8">
            {cleared.map((warning) => (
              <li key={warning.key}>{clearedInWords(warning)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

/** What stood out, and why it is right. */
export function clearedInWords({ sentence, cleared }: ShownWarning): string {
  if (!cleared) return companyFootprintsMessage('lookAgainPart.nobodyHasExplainedIt', { sentence })
  const by = cleared.by ?? companyFootprintsMessage('lookAgain.someoneWhoHasLeft')
  return `${sentence} “${cleared.reason}” (${by}, ${shownDate(cleared.at)})`
}

type WhyRightProps = Pick<LookAgainProps, 'refused'> & {
  readonly warning: ShownWarning
  readonly at: number
}

function WhyRight({ warning: { key, sentence }, at, refused }: WhyRightProps) {
  const id = `why-${at}`
  const own = refused?.values.key === key ? refused : null
  const about = { error: own?.problems.reason ?? own?.problems.key }
  return (
    <form method="post" className="flow-8 prose-width" noValidate>
      <input type="hidden" name="key" value={key} />
      <Field id={id} label={companyFootprintsMessage('lookAgainPart.whyItIsRight')} {...about}>
        <TextInput
          {...fieldAria(id, about)}
          name="reason"
          maxLength={500}
          defaultValue={own?.values.reason}
        />
      </Field>
      <div>
        <Button
          type="submit"
          name="intent"
          value="clear"
          aria-label={companyFootprintsMessage('lookAgainPart.itIsRight', {
            sentence: sentence.slice(0, 80),
          })}
        >
          {companyFootprintsMessage('lookAgainPart.itIsRight2')}
        </Button>
      </div>
    </form>
  )
}
