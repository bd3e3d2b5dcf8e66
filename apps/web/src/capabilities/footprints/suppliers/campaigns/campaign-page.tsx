import { longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { formatEmissionParts } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress, suppliersAddress } from '../../company-footprints/public.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
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
            {
              href: '/my-impact/dashboards/footprint',
              label: suppliersMessage('campaign.footprint'),
            },
            { href: inventoryAddress(footprintId), label: suppliersMessage('campaign.inventory') },
            { href: suppliersAddress(footprintId), label: suppliersMessage('campaign.suppliers') },
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
        <h2 id="asked">{suppliersMessage('campaign.whoWasAsked')}</h2>
        {campaign.requests.some(hasLinkToPassOn) ? (
          <p>{suppliersMessage('campaign.whereNoEmailAddress')}</p>
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
  const suppliers =
    asked === 1
      ? suppliersMessage('campaign.Supplier')
      : suppliersMessage('campaign.suppliers2', { asked: String(asked) })
  const until = endedOn
    ? suppliersMessage('campaign.itEndedOn', { longDate: longDate(endedOn) })
    : suppliersMessage('campaign.answersAreDueOn', { longDate: longDate(dueOn) })
  return suppliersMessage('campaign.asked', { suppliers, counts: countsInWords(counts), until })
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
      <h2 id="came">{suppliersMessage('campaign.whatCameOfIt')}</h2>
      <p>
        {suppliersMessage('campaign.answersPlaceSpending', {
          total: answers.total,
          total2: spending.total,
        })}
      </p>
      <DataTable
        caption={suppliersMessage('campaign.caption')}
        asCards
        columns={[
          {
            key: 'supplier',
            title: suppliersMessage('campaign.supplier'),
            cell: ({ use }) => use.supplierName,
          },
          {
            key: 'answer',
            title: suppliersMessage('campaign.answer'),
            figures: true,
            cell: ({ answer }) => answer,
          },
          {
            key: 'spending',
            title: suppliersMessage('campaign.fromSpending'),
            figures: true,
            cell: (row) => row.spending,
          },
          {
            key: 'basis',
            title: suppliersMessage('campaign.basis'),
            cell: ({ use }) =>
              use.isSupplierData
                ? suppliersMessage('campaign.supplierData')
                : suppliersMessage('campaign.estimate'),
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
      caption={suppliersMessage('campaign.requestsOfThisCampaign')}
      asCards
      columns={[
        {
          key: 'supplier',
          title: suppliersMessage('campaign.supplier'),
          cell: ({ supplierId, supplierName, email }) => (
            <>
              <a href={supplierAddress(footprintId, supplierId)}>{supplierName}</a>
              <span className="subline">{email ?? suppliersMessage('campaign.linkPass')}</span>
            </>
          ),
        },
        {
          key: 'state',
          title: suppliersMessage('campaign.request'),
          cell: ({ state }) => supplierStateInWords(state),
        },
        {
          key: 'since',
          title: suppliersMessage('campaign.since'),
          cell: ({ steppedOn }) => shortDate(steppedOn),
        },
        {
          key: 'reminded',
          title: suppliersMessage('campaign.reminders'),
          figures: true,
          cell: ({ reminded }) => reminded,
        },
      ]}
      rows={requests}
      rowKey={({ supplierRequestId }) => supplierRequestId}
    />
  )
}

const remindersInWords = () => [
  suppliersMessage('campaign.noReminderGoesOut'),
  suppliersMessage('campaign.reminderGoesOutAutomatically'),
  suppliersMessage('campaign.upTwoRemindersGo'),
  suppliersMessage('campaign.upThreeRemindersGo'),
]

function RunCampaign({ campaign: { reminders, requests } }: { readonly campaign: CampaignShown }) {
  const isEmailed = requests.some(({ email }) => email !== null)
  return (
    <section className="part flow-12" aria-labelledby="run">
      <h2 id="run">
        {isEmailed ? suppliersMessage('campaign.remindOrEnd') : suppliersMessage('campaign.endIt')}
      </h2>
      <p className="prose-width">
        {suppliersMessage('campaign.remindThoseAnsweredEvery', {
          remindersInWords: isEmailed ? String(remindersInWords()[reminders]) : '',
          isEmailed: isEmailed ? 'yes' : 'other',
        })}
      </p>
      <form method="post" className="row-12">
        {isEmailed ? (
          <Button type="submit" name="intent" value="remind">
            {suppliersMessage('campaign.remindThemNow')}
          </Button>
        ) : null}
        <Button type="submit" look="quiet" name="intent" value="end">
          {suppliersMessage('campaign.endThisCampaign')}
        </Button>
      </form>
    </section>
  )
}
