import { longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { formatEmissionParts } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress, suppliersAddress } from '../../company-footprints/public.ts'
import { supplierAddress, supplierStateInWords } from '../supplier-words.ts'
import type { CampaignShown } from './campaign-shown.ts'
import { countsInWords } from './campaign-words.ts'
import { CampaignChanges, ChangeCampaign } from './change-campaign.tsx'

type CampaignPageProps = {
  readonly campaign: CampaignShown
  readonly mayAsk: boolean
  /** What was done just now, in words. */
  readonly done: string | null
  readonly refused: FormAnswer | null
}

/** Several suppliers that were asked the same, and what came of it. */
export function CampaignPage({ campaign, mayAsk, done, refused }: CampaignPageProps) {
  const { footprintId, name, endedOn } = campaign
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
            { href: suppliersAddress(footprintId), label: 'Suppliers' },
          ]}
          here={name}
        />
        <h1>{name}</h1>
        <p className="lead quiet">{leadOf(campaign)}</p>
        {campaign.message ? <p>“{campaign.message}”</p> : null}
      </header>
      {done && !refused ? <Notice kind="success" title={done} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <WhatCame requests={campaign.requests} />
      <section className="part flow-12" aria-labelledby="asked">
        <h2 id="asked">Who was asked</h2>
        {campaign.requests.some(hasLinkToPassOn) ? (
          <p>Where there is no email address, open the supplier and pass its link on.</p>
        ) : null}
        <RequestRows campaign={campaign} />
      </section>
      {mayAsk && !endedOn ? (
        <>
          <RunCampaign campaign={campaign} />
          <ChangeCampaign campaign={campaign} refused={refused} />
        </>
      ) : null}
      <CampaignChanges changes={campaign.changes} />
    </div>
  )
}

const hasLinkToPassOn = ({ email, state }: CampaignShown['requests'][number]) =>
  email === null && state === 'requested'

function leadOf({ asked, counts, dueOn, endedOn }: CampaignShown): string {
  const suppliers = asked === 1 ? '1 supplier' : `${asked} suppliers`
  const until = endedOn
    ? `It ended on ${longDate(endedOn)}.`
    : `Answers are due on ${longDate(dueOn)}.`
  return `${suppliers} asked: ${countsInWords(counts)}. ${until}`
}

/** The answers that count, beside the spending that they replace. */
function WhatCame({ requests }: Pick<CampaignShown, 'requests'>) {
  const uses = requests.flatMap(({ supplierName, supplierRequestId, use }) =>
    use ? [{ ...use, supplierName, supplierRequestId }] : [],
  )
  if (uses.length === 0) return null
  const answers = formatEmissionParts(uses.map(({ grams }) => grams))
  const spending = formatEmissionParts(uses.map(({ replacedGrams }) => replacedGrams))
  return (
    <section className="panel flow-12" aria-labelledby="came">
      <h2 id="came">What came of it</h2>
      <p>
        {answers.total} from answers, in place of {spending.total} from spending.
      </p>
      <DataTable
        caption="Answers that count in the inventory"
        asCards
        columns={[
          { key: 'supplier', title: 'Supplier', cell: ({ use }) => use.supplierName },
          { key: 'answer', title: 'Answer', figures: true, cell: ({ answer }) => answer },
          { key: 'spending', title: 'From spending', figures: true, cell: (row) => row.spending },
          {
            key: 'basis',
            title: 'Basis',
            cell: ({ use }) => (use.isSupplierData ? 'Supplier data' : 'Estimate'),
          },
        ]}
        rows={uses.map((use, at) => ({
          use,
          answer: answers.parts[at],
          spending: spending.parts[at],
        }))}
        rowKey={({ use }) => use.supplierRequestId}
      />
    </section>
  )
}

function RequestRows({
  campaign: { requests, footprintId },
}: {
  readonly campaign: CampaignShown
}) {
  return (
    <DataTable
      caption="Requests of this campaign"
      asCards
      columns={[
        {
          key: 'supplier',
          title: 'Supplier',
          cell: ({ supplierId, supplierName, email }) => (
            <>
              <a href={supplierAddress(footprintId, supplierId)}>{supplierName}</a>
              <span className="subline">{email ?? 'By a link that you pass on'}</span>
            </>
          ),
        },
        { key: 'state', title: 'Request', cell: ({ state }) => supplierStateInWords(state) },
        { key: 'since', title: 'Since', cell: ({ steppedOn }) => shortDate(steppedOn) },
        { key: 'reminded', title: 'Reminders', figures: true, cell: ({ reminded }) => reminded },
      ]}
      rows={requests}
      rowKey={({ supplierRequestId }) => supplierRequestId}
    />
  )
}

const REMINDERS_IN_WORDS = [
  'No reminder goes out automatically.',
  'One reminder goes out automatically.',
  'Up to two reminders go out automatically.',
  'Up to three reminders go out automatically.',
]

function RunCampaign({ campaign: { reminders, requests } }: { readonly campaign: CampaignShown }) {
  const isEmailed = requests.some(({ email }) => email !== null)
  return (
    <section className="part flow-12" aria-labelledby="run">
      <h2 id="run">{isEmailed ? 'Remind or end' : 'End it'}</h2>
      <p className="prose-width">
        {isEmailed
          ? `${REMINDERS_IN_WORDS[reminders]} You can also remind those who have not answered, every two days at most; nobody gets more than three. `
          : ''}
        Ending the campaign cancels every request without an answer.
      </p>
      <form method="post" className="row-12">
        {isEmailed ? (
          <Button type="submit" name="intent" value="remind">
            Remind them now
          </Button>
        ) : null}
        <Button type="submit" look="quiet" name="intent" value="end">
          End this campaign
        </Button>
      </form>
    </section>
  )
}
