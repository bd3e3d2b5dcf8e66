import { Notice } from '@understory/ui/messages/notice.tsx'
import { legalMessage } from './messages/messages.generated.ts'

/** What holds by the software alone, until the operator publishes a text about privacy. */
export function PrivacyTemplate() {
  return (
    <>
      <Notice kind="info" title={legalMessage('privacyTemplate.templateOperatorSite')}>
        {legalMessage('privacyTemplate.pageDescribesSoftwareDoes')}
      </Notice>
      <h2>{legalMessage('privacyTemplate.whatIsStored')}</h2>
      <ul>
        <li>{legalMessage('privacyTemplate.nameEmailCountryCurrency')}</li>
        <li>{legalMessage('privacyTemplate.passwordWayHashNobody')}</li>
        <li>{legalMessage('privacyTemplate.boughtWhenMuchInvoices')}</li>
        <li>{legalMessage('privacyTemplate.cardBrandLastFour')}</li>
        <li>{legalMessage('privacyTemplate.emailWhereAskedNewsletter')}</li>
        <li>{legalMessage('privacyTemplate.whereSignedNetworkAddress')}</li>
      </ul>
      <h2>{legalMessage('privacyTemplate.why')}</h2>
      <p>{legalMessage('privacyTemplate.carryOutPurchaseProve')}</p>
      <h2>{legalMessage('privacyTemplate.whatOthersCanSee')}</h2>
      <p>{legalMessage('privacyTemplate.anyoneNumberCertificateSees')}</p>
      <h2>{legalMessage('privacyTemplate.yourRights')}</h2>
      <p>{legalMessage('privacyTemplate.askCopyStoredAbout')}</p>
    </>
  )
}
