import type { ReactNode } from 'react'

type HelpTopicsAnswer = { readonly ask: string; readonly answer: ReactNode }
type Topic = {
  readonly id: string
  readonly title: string
  readonly answers: readonly HelpTopicsAnswer[]
}

const SIGN_IN: Topic = {
  id: 'sign-in',
  title: 'Signing in',
  answers: [
    {
      ask: 'I forgot my password.',
      answer: (
        <>
          Ask for a link to <a href="/login/reset-password">a new password</a>. It comes to your
          email within a minute and works for an hour. If it does not arrive, check your spam
          folder, and whether you joined with Google or Facebook: in that case there is no password.
        </>
      ),
    },
    {
      ask: 'I lost the phone with my second factor.',
      answer:
        'Use one of the backup codes you were given when you turned it on; each works once. If you have none left, write to us from your account’s email address.',
    },
    {
      ask: 'I paid without joining. Where is my account?',
      answer:
        'There is a link in the email with your receipt. It proves that the mailbox is yours and puts what you bought into your account.',
    },
  ],
}

const MONEY: Topic = {
  id: 'payments',
  title: 'Payments and invoices',
  answers: [
    {
      ask: 'My card was refused.',
      answer:
        'Nothing was charged, and your choice is kept. The page tells you what the bank said. Try another card, or ask your bank to allow the payment.',
    },
    {
      ask: 'I was charged twice.',
      answer:
        'A purchase can only be paid once, and a second payment that reaches us is refunded automatically. What looks like two charges may be a hold, which your bank releases within a few days. If both stay, write to us.',
    },
    {
      ask: 'I need an invoice with our address or VAT number.',
      answer: (
        <>
          Enter them in <a href="/my-impact/account/settings/billing">your settings</a> before you
          pay. Every purchase has its invoice at{' '}
          <a href="/my-impact/manage/instant">your purchases</a>.
        </>
      ),
    },
    {
      ask: 'I would like my money back.',
      answer: (
        <>
          <a href="/contact-us?topic=help">Write to us</a> with the number of the invoice. A refund
          takes the impact out of the ledger with an entry of its own, and ends the certificate.
        </>
      ),
    },
  ],
}

const CERTIFICATES: Topic = {
  id: 'certificates',
  title: 'Certificates and the ledger',
  answers: [
    {
      ask: 'Where is my certificate?',
      answer: (
        <>
          Next to each purchase in <a href="/my-impact/manage/instant">your purchases</a>, as a PDF
          and as a link to show.
        </>
      ),
    },
    {
      ask: 'How do I check one that someone shows me?',
      answer: (
        <>
          <a href="/verify">Enter its number</a>, its short code, or hold its QR code to the camera.
          The page says what it covers and whether it still counts.
        </>
      ),
    },
    {
      ask: 'The name on it is wrong.',
      answer: (
        <>
          It follows the name of your account: change it in{' '}
          <a href="/my-impact/account/settings">your settings</a>.
        </>
      ),
    },
  ],
}

const PLANS: Topic = {
  id: 'subscriptions',
  title: 'Subscriptions and gifts',
  answers: [
    {
      ask: 'How do I cancel?',
      answer: (
        <>
          At <a href="/my-impact/manage/subscriptions">your subscriptions</a>, in two taps. It runs
          to the end of what you have paid for, and everything that was funded stays funded.
        </>
      ),
    },
    {
      ask: 'My card has changed.',
      answer: (
        <>
          Add the new one at <a href="/my-impact/account/cards">your cards</a> and make it the
          default; the next payment uses it.
        </>
      ),
    },
    {
      ask: 'The gift has not arrived.',
      answer: (
        <>
          It is sent on the day you chose. At <a href="/my-impact/manage/gifts">your gifts</a> you
          can send it again, change the address, or print it.
        </>
      ),
    },
  ],
}

const BUSINESS: Topic = {
  id: 'business',
  title: 'Footprints, fleets and shops',
  answers: [
    {
      ask: 'Which figures do I need for an estimate?',
      answer: (
        <>
          Sector, country and turnover. <a href="/app/business/footprint">It takes two minutes</a>{' '}
          and needs no account until you save it.
        </>
      ),
    },
    {
      ask: 'Our footprint is locked.',
      answer:
        'A footprint that has been handed over for verification, or verified, cannot be changed. On its page you can ask for it to be unlocked, and say why.',
    },
    {
      ask: 'An order of our shop is missing.',
      answer: (
        <>
          Late orders are fetched every hour. If one is still missing tomorrow, look at the state of
          the connection at <a href="/my-impact/manage/integrations">your integrations</a>.
        </>
      ),
    },
    {
      ask: 'A registration number is not found.',
      answer:
        'Use letters, numbers and spaces only. For vehicles outside the United Kingdom, and very new ones, choose the make, model and year instead.',
    },
  ],
}

const DATA: Topic = {
  id: 'data',
  title: 'Your data',
  answers: [
    {
      ask: 'I want a copy of everything, or to leave.',
      answer: (
        <>
          You can do both at <a href="/my-impact/account/data">your data</a>, straight away. Totals
          and proofs stay true without your name.
        </>
      ),
    },
    {
      ask: 'Who can see what I bought?',
      answer: (
        <>
          You, anyone you give a certificate’s link to, and our staff, who leave a record each time
          in <a href="/my-impact/account/activity">your activity</a>. The public ledger names
          nobody.
        </>
      ),
    },
  ],
}

/** What people come for most, in their words. */
export const HELP: readonly Topic[] = [SIGN_IN, MONEY, CERTIFICATES, PLANS, BUSINESS, DATA]
