import { html } from 'hono/html'
import { sandboxPage } from '../../sandbox-page.ts'
import type { ChallengeFacts } from '../core/cards/three-d-secure.ts'

export function challengePage(facts: ChallengeFacts, merchant: string) {
  const what = facts.amount === null ? 'Save this card' : 'Pay'
  return sandboxPage(
    'Confirm that it is you (test payment)',
    html`<p class="mark">Test payment</p>
      <h1>Confirm that it is you</h1>
      <p>Your bank would ask you here to prove that this is your card. No money moves: choose what the bank should answer.</p>
      <dl>
        <dt>Merchant</dt>
        <dd>${merchant}</dd>
        <dt>${what}</dt>
        <dd>${facts.amount === null ? 'nothing is charged' : amountInWords(facts.amount)}</dd>
        ${facts.last4 === null ? '' : html`<dt>Card</dt><dd>ending in ${facts.last4}</dd>`}
      </dl>
      <form method="post">
        <button class="yes" name="outcome" value="complete">Complete authentication</button>
        <button class="no" name="outcome" value="fail">Fail authentication</button>
      </form>`,
  )
}

export function answeredPage(passed: boolean) {
  return sandboxPage(
    'Your answer is recorded (test payment)',
    html`<p class="mark">Test payment</p>
      <h1>${passed ? 'Authentication completed' : 'Authentication failed'}</h1>
      <p>You may close this page and go back to where you were paying.</p>`,
  )
}

export function unknownPage() {
  return sandboxPage(
    'No such authentication (test payment)',
    html`<p class="mark">Test payment</p>
      <h1>This page has nothing to confirm</h1>
      <p>The link is incomplete, or the payments sandbox was reset since. Go back to where you were paying and try again.</p>`,
  )
}

function amountInWords(amount: { minor: number; currency: string }): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: amount.currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount.minor / 10 ** digits)
}
