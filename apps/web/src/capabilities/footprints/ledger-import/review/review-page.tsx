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
import { ledgerImportMessage, ledgerImportRich } from '../messages/messages.generated.ts'
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
        <h1>{ledgerImportMessage('review.reviewYourLedger')}</h1>
        <p className="lead quiet">
          {ledgerImportMessage('review.largestSumsComeFirst', {
            programInWords: programInWords(one.program),
          })}
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isDone && !refused ? (
        <Notice kind="success" title={ledgerImportMessage('review.yourChoicesAreKept')} />
      ) : null}
      {one.savedAt ? <Saved {...props} savedAt={one.savedAt} /> : null}
      {review.isTurned ? (
        <Notice kind="info" title={ledgerImportMessage('review.purchasesStoodFileNegative')}>
          {ledgerImportMessage('review.turnedRoundBoughtCounts')}
        </Notice>
      ) : null}
      <CheckPart review={review} />
      {review.groups.length === 0 && !one.savedAt ? <NothingNew review={review} /> : null}
      {isOpen && review.groups.length > 0 ? <Choices {...props} /> : null}
      <AcceptedPart review={review} isOpen={isOpen} />
      {isOpen ? (
        <p>
          <a href={columnsAddress(footprintId, one.importId)}>
            {ledgerImportMessage('review.columnsDaysVatFile')}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** A file of another year, or one that was brought before. */
function NothingNew({ review: { check } }: Pick<ReviewPageProps, 'review'>) {
  const { otherMonths, known, receipts } = check
  const why = [
    ...(otherMonths.rows > 0
      ? [ledgerImportMessage('review.otherMonths', { rows: rowsInWords(otherMonths.rows) })]
      : []),
    ...(known.rows > 0
      ? [ledgerImportMessage('review.importedBefore', { rows: rowsInWords(known.rows) })]
      : []),
    ...(receipts.rows > 0
      ? [ledgerImportMessage('review.moneyThatCameIn', { rows: rowsInWords(receipts.rows) })]
      : []),
  ]
  return (
    <Notice kind="info" title={ledgerImportMessage('review.nothingFileYear')}>
      {ledgerImportMessage('review.pleaseChooseFileTwelve', {
        why: why.length > 0 ? why.join(', ') : '',
        hasWhy: why.length > 0 ? 'yes' : 'other',
      })}
    </Notice>
  )
}

function Saved({ review, footprintId, savedAt }: ReviewPageProps & { readonly savedAt: string }) {
  const { lines } = review
  return (
    <Notice
      kind="success"
      title={ledgerImportMessage('review.savedOn', {
        longDate: longDate(dayOf(new Date(savedAt))),
      })}
    >
      {ledgerImportRich('review.lineInventoryCame', {
        lines: lines === 1 ? '' : String(lines),
        oneLines: lines === 1 ? 'yes' : 'other',
        link: (words) => <a href={inventoryOfLedger(footprintId)}>{words}</a>,
      })}
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
      <GroupFields
        title={ledgerImportMessage('review.toChange')}
        groups={changed}
        refused={refused}
      />
      <GroupFields
        title={ledgerImportMessage('review.toDecide')}
        says={ledgerImportMessage('review.nothingTells')}
        groups={kept('decide')}
        refused={refused}
      />
      <GroupFields
        title={ledgerImportMessage('review.toLookAt')}
        says={ledgerImportMessage('review.fairlySureLeaveAccept')}
        groups={kept('look')}
        refused={refused}
      />
      {open.length > shown.length ? (
        <p className="quiet">
          {ledgerImportMessage('review.moreComeWhenKept', { count: open.length - shown.length })}
        </p>
      ) : null}
      <QuestionFields review={review} refused={refused} />
      <Money review={review} refused={refused} />
      <ReasonField refused={refused} />
      <div className="row-12">
        <Button type="submit" look="action" name="intent" value="save">
          {ledgerImportMessage('review.saveAsLines')}
        </Button>
        <Button type="submit" name="intent" value="keep">
          {ledgerImportMessage('review.keepChoicesSaveLater')}
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
      : ledgerImportMessage('review.importedPurchasesAccounts', {
          coveredPercent: String(coveredPercent),
        })
  const about = {
    purchases: ledgerImportMessage('review.profitLossWithoutVat', { covered }),
    capitalFrom: ledgerImportMessage('review.computersFurnitureMachinesVehicles'),
  }
  return (
    <section className="part prose-width flow-16" aria-labelledby="whole">
      <h2 id="whole">{ledgerImportMessage('review.theWhole')}</h2>
      {(['purchases', 'capitalFrom'] as const).map((name) => (
        <Field
          key={name}
          id={name}
          label={
            name === 'purchases'
              ? ledgerImportMessage('review.allPurchases', { currency })
              : ledgerImportMessage('review.capitalGoodsFrom', { currency })
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
