import { LinkButton } from '@understory/ui/forms/button.tsx'
import { documentsAddress } from './documents-address.ts'
import { companyFootprintsMessage } from './messages/messages.generated.ts'

/** From the dashboard to what can be sent on of a footprint. */
export function DocumentsLink({ footprintId }: { readonly footprintId: string }) {
  return (
    <LinkButton href={documentsAddress(footprintId)}>
      {companyFootprintsMessage('documentsLink.reportAndCertificate')}
    </LinkButton>
  )
}
