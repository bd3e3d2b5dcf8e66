import { html, raw } from 'hono/html'
import type { ChallengeFacts } from '../core/three-d-secure.ts'

/** Nothing on the page comes from elsewhere, and it may send its form only to itself and back. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `
  :root { color-scheme: light dark; --paper: #fbf8f1; --card: #fffdf8; --ink: #1c2a22; --quiet: #4d5b51;
    --moss: #1f5a43; --on-moss: #ffffff; --line: #d9d5c8; --mark: #f2e3b8; --on-mark: #4a3608 }
  @media (prefers-color-scheme: dark) { :root { --paper: #131c17; --card: #1b2720; --ink: #eef2ea;
    --quiet: #b4c2b7; --moss: #8ccb9a; --on-moss: #10201a; --line: #35443b; --mark: #4a3d17;
    --on-mark: #f6e7bb } }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 24px;
    background: var(--paper); color: var(--ink);
    font: 1.0625rem/1.6 Figtree, "Source Sans 3", system-ui, sans-serif }
  main { width: min(100%, 27rem); background: var(--card); border: 1px solid var(--line);
    border-radius: 20px; overflow: hidden }
  .ground { display: block; width: 100%; height: auto }
  .content { padding: 24px 32px 32px }
  .content .mark { display: inline-block; margin: 0; color: var(--on-mark); padding: 2px 12px; border-radius: 99px;
    background: var(--mark); font-size: .875rem; font-weight: 600 }
  h1 { margin: 16px 0 8px; font: 500 1.75rem/1.2 Fraunces, Georgia, serif; text-wrap: balance }
  p { margin: 0 0 20px; color: var(--quiet); text-wrap: pretty }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; margin: 0 0 24px;
    padding: 16px 0; border-block: 1px solid var(--line) }
  dt { color: var(--quiet) }
  dd { margin: 0; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums }
  form { display: grid; gap: 12px }
  button { min-height: 48px; padding: 8px 20px; border-radius: 12px; font: inherit;
    font-weight: 600; cursor: pointer; border: 1px solid var(--moss) }
  .yes { background: var(--moss); color: var(--on-moss) }
  .no { background: transparent; color: var(--ink); border-color: var(--quiet) }
  button:focus-visible { outline: 3px solid #2f6c8f; outline-offset: 3px }
  @media (prefers-color-scheme: dark) { button:focus-visible { outline-color: #8fc4df } }
`

const GROUND = html`<svg class="ground" viewBox="0 0 432 104" aria-hidden="true" focusable="false">
  <path fill="#dce8d2" d="M0 0h432v104H0z" />
  <circle cx="344" cy="36" r="18" fill="#e9b949" />
  <path fill="#6fae7d" d="M0 72c52-34 98-30 142-8s102 14 150-10 98-18 140 8v42H0z" />
  <path fill="#2a6f52" d="M0 90c64-22 122-14 176-2s152 2 256-16v32H0z" />
  <path fill="#16352a" d="M62 84l14-40 14 40zM82 88l10-28 10 28zM318 84l16-46 16 46zM300 88l9-26 9 26z" />
  <path fill="#5b4636" d="M0 98c120-8 290 6 432-4v10H0z" />
</svg>`

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>${GROUND}<div class="content">${content}</div></main>
  </body>
</html>`
}

export function challengePage(facts: ChallengeFacts, merchant: string) {
  const what = facts.amount === null ? 'Save this card' : 'Pay'
  return page(
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
  return page(
    'Your answer is recorded (test payment)',
    html`<p class="mark">Test payment</p>
      <h1>${passed ? 'Authentication completed' : 'Authentication failed'}</h1>
      <p>You may close this page and go back to where you were paying.</p>`,
  )
}

export function unknownPage() {
  return page(
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
