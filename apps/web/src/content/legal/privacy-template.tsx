import { Notice } from '@understory/ui/messages/notice.tsx'

/** What holds by the software alone, until the operator publishes a text about privacy. */
export function PrivacyTemplate() {
  return (
    <>
      <Notice kind="info" title="A template for the operator of this site">
        This page describes what the software does. The operator of this site adds its name,
        address, contact for data questions and the companies that work for it.
      </Notice>
      <h2>What is stored</h2>
      <ul>
        <li>Your name, email, country and currency, and a business's name and address.</li>
        <li>A password, as a one-way hash. Nobody can read it, we included.</li>
        <li>
          What you bought, when and for how much; invoices with your billing address and tax number.
        </li>
        <li>
          From a card: brand, last four digits and expiry. The number never reaches our servers.
        </li>
        <li>
          Your email, where you asked for the newsletter, until a month after you leave it. Of an
          address whose mail came back or was called spam, a keyed hash, so that we do not write
          there again.
        </li>
        <li>
          Where you signed in: network address and browser, so that you can see and end each
          sign-in. Logs hold a keyed hash in place of your network address.
        </li>
      </ul>
      <h2>Why</h2>
      <p>
        To carry out your purchase, to prove it, and because the law asks us to keep invoices. We do
        not sell or share it for advertising.
      </p>
      <h2>What others can see</h2>
      <p>
        Anyone who has the number of a certificate sees the name on it, the dates and what was
        funded. They never see your address, email or what it cost unless you put it there.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask for a copy of what is stored about you, for corrections, and for it to be
        deleted where the law does not ask us to keep it. Ask the operator of this site.
      </p>
    </>
  )
}
