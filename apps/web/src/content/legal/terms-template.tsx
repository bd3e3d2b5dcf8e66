import { Notice } from '@understory/ui/messages/notice.tsx'

/** What holds by the software alone, until the operator publishes terms. */
export function TermsTemplate() {
  return (
    <div className="prose">
      <Notice kind="info" title="A template for the operator of this site">
        These terms describe what the software does. The operator of this site completes them with
        its name, address, law and complaints procedure before taking real payments.
      </Notice>
      <h2>What you buy</h2>
      <p>
        You pay for quantities of trees, CO2e and plastic to be planted, reduced, removed or
        collected by the projects named at the time of purchase. You do not buy land, trees, carbon
        credits you could trade, or a share in a project.
      </p>
      <h2>Price and payment</h2>
      <p>
        The price shown before you pay is the whole price. It is fixed once you have paid, even if
        the price list changes. Payment is taken by card through the payment provider.
      </p>
      <h2>What you receive</h2>
      <p>
        A receipt by email, an invoice, entries in the impact ledger and a certificate. A purchase
        spread over months counts in each of those months.
      </p>
      <h2>What you may say</h2>
      <p>
        You may say truthfully what you funded, how much and when, and link to the certificate. You
        may not say, on the strength of a purchase here, that a product, an order or a company is
        neutral or positive for the climate.
      </p>
      <h2>Mistakes</h2>
      <p>
        A wrong entry in the ledger is reversed by a second entry. If a project cannot deliver what
        was funded, the operator puts it right with an equal quantity elsewhere or a refund.
      </p>
      <h2>Your account</h2>
      <p>
        Keep your password to yourself. You may close your account; entries in the ledger and
        invoices stay, because others rely on them and the law asks for them.
      </p>
    </div>
  )
}
