import type { GrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { TWO_MEGABYTES } from '../../../http/files/two-megabytes.ts'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import {
  type ConsoleStaff,
  ReasonField,
  StaffPage,
  staffStyles as styles,
  WithDuty,
} from '../../staff/console/public.ts'
import { KIND_WORDS, quantityWords } from './granted-words.ts'

type EnterPageProps = {
  readonly staff: ConsoleStaff
  readonly account: string
  readonly granted: readonly GrantedImpact[]
  readonly refused: FormAnswer | null
}

const ENTER_PAGE_KINDS = [
  { value: 'offer', label: 'An offer', explain: 'Our own gift to a customer.' },
  {
    value: 'off-platform',
    label: 'Funded elsewhere',
    explain: 'Bought outside this product, and proved by a paper.',
  },
]
const ENTER_PAGE_FIELDS = [
  { name: 'title', label: 'What it is for', hint: 'The customer and their certificate show it.' },
  { name: 'trees', label: 'Trees', type: 'number', step: '1' },
  { name: 'co2e', label: 'CO2e, in kilograms', type: 'number', step: '0.001' },
  { name: 'plastic', label: 'Plastic, in kilograms', type: 'number', step: '0.001' },
  { name: 'effectiveOn', label: 'Day it counts for', type: 'date' },
] as const
const EVIDENCE_HINT = 'A PDF, PNG or JPG of at most 2 MB. The customer can read it.'

/** What staff entered for an account, and the form to enter more. */
export function EnterPage({ staff, account, granted, refused }: EnterPageProps) {
  return (
    <StaffPage here="/staff/people" staff={staff} title={`Impact entered for ${account}`}>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <section className={styles.part} aria-labelledby="entered">
        <h2 id="entered">Entered so far</h2>
        {granted.length === 0 ? <p className="quiet">Nothing.</p> : null}
        <ul className={styles.queues}>
          {granted.map((each) => (
            <Entered
              key={each.grantedId}
              granted={each}
              refused={refused}
              mayReverse={staff.may.includes('enter-ledger')}
            />
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="enter">
        <h2 id="enter">Enter impact</h2>
        <p className="quiet">
          It is entered in the ledger at once, under a source of its own, with a certificate. It
          cannot be changed, only reversed with a reason.
        </p>
        <WithDuty may={staff.may} duty="enter-ledger">
          <EnterForm refused={refused} />
        </WithDuty>
      </section>
    </StaffPage>
  )
}

function EnterForm({ refused }: Pick<EnterPageProps, 'refused'>) {
  const problems = refused?.problems ?? {}
  const values = refused?.values ?? {}
  return (
    <form method="post" encType="multipart/form-data" className={styles.form}>
      <Fieldset id="kind" legend="What it is" error={problems.kind}>
        <RadioCards
          name="kind"
          defaultValue={values.kind ?? 'off-platform'}
          cards={ENTER_PAGE_KINDS}
        />
      </Fieldset>
      {ENTER_PAGE_FIELDS.map(({ name, label, ...input }) => {
        const { hint = undefined, ...rest } = { hint: undefined, ...input }
        return (
          <Field key={name} id={name} label={label} hint={hint} error={problems[name]}>
            <TextInput
              {...fieldAria(name, { hint, error: problems[name] })}
              {...rest}
              name={name}
              defaultValue={values[name]}
            />
          </Field>
        )
      })}
      <Field id="evidence" label="Evidence" hint={EVIDENCE_HINT} error={problems.evidence}>
        <FileInput
          {...fieldAria('evidence', { hint: EVIDENCE_HINT, error: problems.evidence })}
          name="evidence"
          accept="application/pdf,image/png,image/jpeg"
          most={TWO_MEGABYTES}
        />
      </Field>
      <div>
        <Button type="submit" look="action" name="intent" value="enter">
          Enter it
        </Button>
      </div>
    </form>
  )
}

type EnteredProps = Pick<EnterPageProps, 'refused'> & {
  readonly granted: GrantedImpact
  readonly mayReverse: boolean
}

function Entered({ granted, refused, mayReverse }: EnteredProps) {
  const { grantedId, kind, title, reversed, enteredAt, evidence } = granted
  const isAbout = refused?.values.grantedId === grantedId
  return (
    <li className={styles.part}>
      <p>
        <strong>{quantityWords(granted)}</strong> for {title}. {KIND_WORDS[kind]}, entered{' '}
        {shownDate(enteredAt)}, evidence {evidence.name} ({evidence.sha256.slice(0, 12)}…).
      </p>
      {reversed ? (
        <p>{`Reversed ${shownDate(reversed.at)}: ${reversed.reason}`}</p>
      ) : mayReverse ? (
        <details open={isAbout}>
          <summary>Take it back</summary>
          <form method="post" className={styles.form}>
            <input type="hidden" name="grantedId" value={grantedId} />
            <ReasonField id={`reason-${grantedId}`} refused={isAbout ? refused : null} />
            <div>
              <Button type="submit" name="intent" value="take-back">
                Reverse {title}
              </Button>
            </div>
          </form>
        </details>
      ) : null}
    </li>
  )
}
