import { describe, expect, test } from 'vitest'
import { normaliseWebsite } from './website.ts'

describe('a website', () => {
  test.each([
    ['example.org', 'https://example.org'],
    ['HTTP://Example.org/', 'http://example.org'],
    ['https://shop.example.co.uk/about?x=1#y', 'https://shop.example.co.uk/about?x=1#y'],
    ['bücher.example', 'https://bücher.example'],
    ['  example.org ', 'https://example.org'],
    ['example.org?x', 'https://example.org?x'],
    ['1st.example.org', 'https://1st.example.org'],
    ['example.o2', 'https://example.o2'],
    ['example.2go', 'https://example.2go'],
    ['example.localhouse', 'https://example.localhouse'],
    ['example.thelocal', 'https://example.thelocal'],
    ['local.example.org', 'https://local.example.org'],
    [`https://example.org/${'x'.repeat(280)}`, `https://example.org/${'x'.repeat(280)}`],
  ])('%s is %s', (typed, website) => {
    expect(normaliseWebsite(typed)).toBe(website)
  })

  test.each([
    'javascript:alert(1)',
    'ftp://example.org',
    'https://user@example.org',
    'https://example.org:8080',
    'localhost',
    'example',
    'shop.localhost',
    'shop.test',
    'shop.internal',
    'example.42',
    'bad-.example',
    'a..example',
    'exam\\ple.org',
    `https://example.org/${'x'.repeat(281)}`,
    'http://127.0.0.1',
    'http://[::1]/',
    'http://2130706433',
    'machine.local',
    'exa mple.org',
    '-bad.example',
    'https://',
    '',
    `https://example.org/${'x'.repeat(400)}`,
  ])('%s is none', (typed) => {
    expect(normaliseWebsite(typed)).toBeNull()
  })
})
