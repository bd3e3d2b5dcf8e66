import type { Config } from './configuration/config.ts'

/** Someone else who is sent something about people, by the server or when people go there. */
export type Recipient = { readonly name: string; readonly gets: string }

/** Those that this deployment's settings switch on; what pages load in the browser is listed apart. */
export function recipientsOf(config: Config): Recipient[] {
  const all: [boolean, Recipient][] = [
    [
      config.PAYMENTS === 'stripe',
      {
        name: 'Stripe',
        gets: 'your card, which goes there from your browser; your name, email, billing address and tax number, and what you pay',
      },
    ],
    [
      config.PAYMENTS === 'sandbox',
      { name: 'A payment sandbox', gets: 'what a card company would; no money is taken here' },
    ],
    [
      true,
      {
        name: `The mail server ${new URL(config.SMTP_URL).hostname}`,
        gets: 'your email address and the emails we send you',
      },
    ],
    [
      !!config.GOOGLE_CLIENT_ID,
      { name: 'Google', gets: 'that you sign in here, if you choose to sign in with Google' },
    ],
    [
      !!config.FACEBOOK_CLIENT_ID,
      { name: 'Facebook', gets: 'that you sign in here, if you choose to sign in with Facebook' },
    ],
    [
      !!config.DVLA_API_KEY,
      {
        name: 'DVLA, the British vehicle register',
        gets: 'the registration number you look up, and nothing about you',
      },
    ],
    [
      !!config.RUTTER_CLIENT_ID,
      { name: 'Rutter', gets: 'which shop you connect through it, and by whose permission' },
    ],
    [
      !!config.SHOPIFY_CLIENT_ID,
      { name: 'Shopify', gets: 'that your shop uses our app, and what it owes for it' },
    ],
    [
      config.S3_ENDPOINT !== undefined,
      {
        name: `The file store ${config.S3_ENDPOINT ? new URL(config.S3_ENDPOINT).hostname : ''}`,
        gets: 'pictures and documents that you upload',
      },
    ],
  ]
  return all.flatMap(([isOn, recipient]) => (isOn ? [recipient] : []))
}
