import { Notice } from '@understory/ui/messages/notice.tsx'
import { legalMessage } from './messages/messages.generated.ts'

/** What holds by the software alone, until the operator publishes terms. */
export function TermsTemplate() {
  return (
    <div className="prose">
      <Notice kind="info" title={legalMessage('termsTemplate.templateOperatorSite')}>
        {legalMessage('termsTemplate.termsDescribeSoftwareDoes')}
      </Notice>
      <h2>{legalMessage('termsTemplate.whatYouBuy')}</h2>
      <p>{legalMessage('termsTemplate.payQuantitiesTreesCo2e')}</p>
      <h2>{legalMessage('termsTemplate.priceAndPayment')}</h2>
      <p>{legalMessage('termsTemplate.priceShownBeforePay')}</p>
      <h2>{legalMessage('termsTemplate.whatYouReceive')}</h2>
      <p>{legalMessage('termsTemplate.receiptEmailInvoiceEntries')}</p>
      <h2>{legalMessage('termsTemplate.whatYouMaySay')}</h2>
      <p>{legalMessage('termsTemplate.sayTruthfullyFundedMuch')}</p>
      <h2>{legalMessage('termsTemplate.mistakes')}</h2>
      <p>{legalMessage('termsTemplate.wrongEntryLedgerReversed')}</p>
      <h2>{legalMessage('termsTemplate.yourAccount')}</h2>
      <p>{legalMessage('termsTemplate.keepPasswordYourselfClose')}</p>
    </div>
  )
}
