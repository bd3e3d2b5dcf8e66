import type { SupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import { shortDate } from '@understory/domain/calendar/calendar.ts'
import { suppliersMessage, suppliersRich } from '../messages/messages.generated.ts'
import { campaignAddress, countsInWords } from './campaign-words.ts'

type CampaignListProps = {
  readonly footprintId: string
  readonly campaigns: readonly SupplierCampaign[]
}

/** The campaigns of a footprint, each with what has become of it. */
export function CampaignList({ footprintId, campaigns }: CampaignListProps) {
  if (campaigns.length === 0) return null
  return (
    <section className="part flow-12" aria-labelledby="campaigns">
      <h2 id="campaigns">{suppliersMessage('campaignList.campaigns')}</h2>
      <ul className="lined-rows">
        {campaigns.map(({ supplierCampaignId, name, dueOn, endedOn, asked, counts }) => (
          <li key={supplierCampaignId}>
            <span>
              <a href={campaignAddress(footprintId, supplierCampaignId)}>{name}</a>
              <span className="subline">
                {endedOn
                  ? suppliersMessage('campaignList.endedOn', { shortDate: shortDate(endedOn) })
                  : suppliersMessage('campaignList.dueOn', { shortDate: shortDate(dueOn) })}
              </span>
            </span>
            <span>
              {suppliersRich('campaignList.asked', {
                asked: String(asked),
                part: (words) => <span className="subline">{words}</span>,
                countsInWords: countsInWords(counts),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
