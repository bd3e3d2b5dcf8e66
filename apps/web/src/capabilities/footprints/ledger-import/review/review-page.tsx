import type { LedgerReview } from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { ReasonField } from '../../company-footprints/public.ts'
import { columnsAddress, inventoryOfLedger } from '../ledger-address.ts'
import { LedgerTrail } from '../ledger-trail.tsx'
import { programInWords, rowsInWords } from '../ledger-words.ts'
import { AcceptedPart } from './accepted-part.tsx'
import { CheckPart } from './check-part.tsx'
import { GroupFields } from './group-fields.tsx'
import { QuestionFields } from './question-fields.tsx'

type ReviewPageProps = {
  readonly review: LedgerReview
  readonly footprintId: string
  readonly isOpen: boolean
  /** A group that was accepted and is to be changed. */
  readonly changing: number
  readonly isDone: boolean
  readonly refused: FormAnswer | null
}

/** At once; the next come when these are chosen. */
const MOST_FIELDS = 40

/** What each purchase is taken for: to decide, to look at, to answer, and what was accepted. */
export function ReviewPage(props: ReviewPageProps) {
  const { review, footprintId, isOpen, isDone, refused } = props
  const { import: one } = review
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <LedgerTrail footprintId={footprintId} here={one.fileName} />
        <h1>Review your ledger</h1>
        <p className="lead quiet">
          {programInWords(one.program)}. The largest sums come first; one choice is for all rows of
          an account and a supplier.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isDone && !refused ? <Notice kind="success" title="Your choices are kept." /> : null}
      {one.savedAt ? <Saved {...props} savedAt={one.savedAt} /> : null}
      {review.isTurned ? (
        <Notice kind="info" title="Purchases stood in the file as negative amounts.">
          We turned them round, so that what you bought counts as positive and refunds as negative.
        </Notice>
      ) : null}
      <CheckPart review={review} />
      {review.groups.length === 0 && !one.savedAt ? <NothingNew review={review} /> : null}
      {isOpen && review.groups.length > 0 ? <Choices {...props} /> : null}
      <AcceptedPart review={review} isOpen={isOpen} />
      {isOpen ? (
        <p>
          <a href={columnsAddress(footprintId, one.importId)}>Columns, days and VAT of this file</a>
        </p>
      ) : null}
    </div>
  )
}

/** A file of another year, or one that was brought before. */
function NothingNew({ review: { check } }: Pick<ReviewPageProps, 'review'>) {
  const { otherMonths, known, receipts } = check
  const why = [
    ...(otherMonths.rows > 0 ? [`${rowsInWords(otherMonths.rows)} of other months`] : []),
    ...(known.rows > 0 ? [`${rowsInWords(known.rows)} imported before`] : []),
    ...(receipts.rows > 0 ? [`${rowsInWords(receipts.rows)} of money that came in`] : []),
  ]
  return (
    <Notice kind="info" title="There is nothing in this file for this year.">
      {why.length > 0 ? `It has ${why.join(', ')}. ` : ''}
      Please choose a file of the twelve months of this footprint.
    </Notice>
  )
}

function Saved({ review, footprintId, savedAt }: ReviewPageProps & { readonly savedAt: string }) {
  const { lines } = review
  return (
    <Notice kind="success" title={`Saved on ${longDate(dayOf(new Date(savedAt)))}.`}>
      {lines === 1 ? 'One line' : `${lines} lines`} of your{' '}
      <a href={inventoryOfLedger(footprintId)}>inventory</a> came of it.
    </Notice>
  )
}

function Choices({ review, changing, refused }: ReviewPageProps) {
  const isAsked = (certainty: string) =>
    review.groups.filter((group) => group.certainty === certainty)
  const changed = review.groups.filter(
    ({ group, certainty }) => group === changing && certainty === 'accepted',
  )
  const open = [...isAsked('decide'), ...isAsked('look')]
  const shown = open.slice(0, MOST_FIELDS)
  const kept = (certainty: string) => shown.filter((group) => group.certainty === certainty)
  return (
    <form method="post" className="flow-32" noValidate>
      <GroupFields title="To change" groups={changed} refused={refused} />
      <GroupFields
        title="To decide"
        says="Nothing tells us what these are."
        groups={kept('decide')}
        refused={refused}
      />
      <GroupFields
        title="To look at"
        says="We are fairly sure. What you leave as it is, you accept."
        groups={kept('look')}
        refused={refused}
      />
      {open.length > shown.length ? (
        <p className="quiet">
          {open.length - shown.length} more come when you have kept these choices.
        </p>
      ) : null}
      <QuestionFields review={review} refused={refused} />
      <Money review={review} refused={refused} />
      <ReasonField refused={refused} />
      <div className="row-12">
        <Button type="submit" look="action" name="intent" value="save">
          Save as lines
        </Button>
        <Button type="submit" name="intent" value="keep">
          Keep choices, save later
        </Button>
      </div>
    </form>
  )
}

function Money({ review, refused }: Pick<ReviewPageProps, 'review' | 'refused'>) {
  const { currency, purchases, capitalFrom, coveredPercent } = review
  const inUnits = (hundredths: number | null) =>
    hundredths === null ? '' : String(hundredths / 100)
  const covered =
    coveredPercent === null
      ? ''
      : ` You imported ${coveredPercent}% of the purchases in your accounts.`
  const about = {
    purchases: `From the profit and loss, without VAT, to see how much of it the file covers.${covered}`,
    capitalFrom:
      'Computers, furniture, machines and vehicles from this amount a row are capital goods.',
  }
  return (
    <section className="part prose-width flow-16" aria-labelledby="whole">
      <h2 id="whole">The whole</h2>
      {(['purchases', 'capitalFrom'] as const).map((name) => (
        <Field
          key={name}
          id={name}
          label={
            name === 'purchases' ? `All purchases, ${currency}` : `Capital goods from, ${currency}`
          }
          optional={name === 'purchases'}
          hint={about[name]}
          error={refused?.problems[name]}
        >
          <TextInput
            {...fieldAria(name, { hint: about[name], error: refused?.problems[name] })}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={
              refused?.values[name] ?? inUnits(name === 'purchases' ? purchases : capitalFrom)
            }
          />
        </Field>
      ))}
    </section>
  )
}
