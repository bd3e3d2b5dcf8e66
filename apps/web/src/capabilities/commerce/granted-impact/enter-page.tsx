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
import { strongWords } from '../../../shell/message-tags.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import {
  type ConsoleStaff,
  ReasonField,
  StaffPage,
  staffStyles as styles,
  WithDuty,
} from '../../staff/console/public.ts'
import { kindWords, quantityWords } from './granted-words.ts'
import { grantedImpactMessage, grantedImpactRich } from './messages/messages.generated.ts'

type EnterPageProps = {
  readonly staff: ConsoleStaff
  readonly account: string
  readonly granted: readonly GrantedImpact[]
  readonly refused: FormAnswer | null
}

const enterPageKinds = () => [
  {
    value: 'offer',
    label: grantedImpactMessage('enter.anOffer'),
    explain: grantedImpactMessage('enter.ownGiftCustomer'),
  },
  {
    value: 'off-platform',
    label: grantedImpactMessage('enter.fundedElsewhere'),
    explain: grantedImpactMessage('enter.boughtOutsideProductProved'),
  },
]
const enterPageFields = () =>
  [
    {
      name: 'title',
      label: grantedImpactMessage('enter.whatItIsFor'),
      hint: grantedImpactMessage('enter.customerCertificateShow'),
    },
    { name: 'trees', label: grantedImpactMessage('enter.trees'), type: 'number', step: '1' },
    {
      name: 'co2e',
      label: grantedImpactMessage('enter.co2eInKilograms'),
      type: 'number',
      step: '0.001',
    },
    {
      name: 'plastic',
      label: grantedImpactMessage('enter.plasticInKilograms'),
      type: 'number',
      step: '0.001',
    },
    { name: 'effectiveOn', label: grantedImpactMessage('enter.dayItCountsFor'), type: 'date' },
  ] as const
const evidenceHint = () => grantedImpactMessage('enter.pdfPngJpgMost')

/** What staff entered for an account, and the form to enter more. */
export function EnterPage({ staff, account, granted, refused }: EnterPageProps) {
  return (
    <StaffPage
      here="/staff/people"
      staff={staff}
      title={grantedImpactMessage('enter.impactEnteredFor', { account })}
    >
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <section className={styles.part} aria-labelledby="entered">
        <h2 id="entered">{grantedImpactMessage('enter.enteredSoFar')}</h2>
        {granted.length === 0 ? (
          <p className="quiet">{grantedImpactMessage('enter.nothing')}</p>
        ) : null}
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
        <h2 id="enter">{grantedImpactMessage('enter.enterImpact')}</h2>
        <p className="quiet">{grantedImpactMessage('enter.enteredLedgerOnceUnder')}</p>
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
      <Fieldset id="kind" legend={grantedImpactMessage('enter.whatItIs')} error={problems.kind}>
        <RadioCards
          name="kind"
          defaultValue={values.kind ?? 'off-platform'}
          cards={enterPageKinds()}
        />
      </Fieldset>
      {enterPageFields().map(({ name, label, ...input }) => {
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
      <Field
        id="evidence"
        label={grantedImpactMessage('enter.evidence')}
        hint={evidenceHint()}
        error={problems.evidence}
      >
        <FileInput
          {...fieldAria('evidence', { hint: evidenceHint(), error: problems.evidence })}
          name="evidence"
          accept="application/pdf,image/png,image/jpeg"
          most={TWO_MEGABYTES}
        />
      </Field>
      <div>
        <Button type="submit" look="action" name="intent" value="enter">
          {grantedImpactMessage('enter.enterIt')}
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
        {grantedImpactRich('enter.forEnteredEvidence', {
          strong: strongWords,
          quantityWords: quantityWords(granted),
          title,
          kindWords: kindWords()[kind],
          date: shownDate(enteredAt),
          name: evidence.name,
          sha256: evidence.sha256.slice(0, 12),
        })}
      </p>
      {reversed ? (
        <p>
          {grantedImpactMessage('enter.reversed', {
            date: shownDate(reversed.at),
            reason: reversed.reason,
          })}
        </p>
      ) : mayReverse ? (
        <details open={isAbout}>
          <summary>{grantedImpactMessage('enter.takeItBack')}</summary>
          <form method="post" className={styles.form}>
            <input type="hidden" name="grantedId" value={grantedId} />
            <ReasonField id={`reason-${grantedId}`} refused={isAbout ? refused : null} />
            <div>
              <Button type="submit" name="intent" value="take-back">
                {grantedImpactMessage('enter.reverse', { title })}
              </Button>
            </div>
          </form>
        </details>
      ) : null}
    </li>
  )
}
