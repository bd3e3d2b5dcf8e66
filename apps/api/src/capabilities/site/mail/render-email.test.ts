import { BUILT_IN_BRAND } from '@understory/domain/site/installation/brand.ts'
import { expect, test } from 'vitest'
import { emailColours } from './email-colours.ts'
import { renderEmail } from './render-email.ts'

const { html } = renderEmail(
  { siteName: 'Fern & Co', brand: BUILT_IN_BRAND, origin: 'https://fern.example' },
  {
    preview: 'Receipt U-000042',
    heading: 'Thank you',
    paragraphs: ['Your payment has arrived.'],
    rows: [['Paid', '£97.85']],
    action: { label: 'See it', url: 'https://understory.example' },
    second: { label: 'See the other', url: 'https://understory.example/other' },
    footer: 'Sent by Fernbank.',
    leave: { label: 'Leave', url: 'https://understory.example/leave' },
  },
)

test('on a dark screen no part of an email keeps the colours of paper', () => {
  const coloured = [
    ...html.matchAll(/<(\w+)([^>]*) style="[^"]*(?:color|background|border(?!-radius))[^>]*>/g),
  ]
  expect(coloured.length).toBeGreaterThan(8)
  for (const [element, tag, attributes = ''] of coloured) {
    const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
    const names = [tag, ...classes.map((name) => `.${name}`)]
    expect(
      names.some((name) =>
        RegExp(`(^|[ ,])${name?.replace('.', '\\.')}[ ,]`, 'm').test(
          emailColours(BUILT_IN_BRAND).dark,
        ),
      ),
      element,
    ).toBe(true)
  }
})

test('an email has the name and the colours of the installation', () => {
  const brand = { ...BUILT_IN_BRAND, colours: { primary: '#123456', action: '#7a1f4d' } }
  const message = { preview: '', heading: 'Hello', paragraphs: [], footer: '' }
  const action = { label: 'See it', url: 'https://fern.example' }
  const email = renderEmail(
    { siteName: 'Fern & Co', brand, origin: 'https://fern.example' },
    { ...message, action },
  )
  expect(email.html).toContain('Fern &amp; Co')
  expect(email.html).toContain('background:#7a1f4d')
  expect(email.html).toContain('color:#123456')
  expect(email.html).not.toContain('Understory')
})

test('the pictures of an email are of the installation, say nothing and are the same for everyone', () => {
  const pictures = [...html.matchAll(/<img src="([^"]*)"[^>]*alt=""/g)].map(([, src]) => src)
  expect(pictures).toEqual([
    'https://fern.example/apple-touch-icon.png',
    'https://fern.example/share-cards/letters/none.png',
  ])
})
