import { describe, expect, test } from 'vitest'
import { normaliseWebsite } from './website.ts'

describe('a website', () => {
  test.each([
    ['example.org', 'https://example.org'],
    ['HTTP://Example.org/', 'http://example.org'],
    ['https://shop.example.co.uk/about?x=1#y', 'https://shop.example.co.uk/about?x=1#y'],
    ['bücher.example', 'https://bücher.example'],
  ])('%s is %s', (typed, website) => {
    expect(normaliseWebsite(typed)).toBe(website)
  })

  test.each([
    'javascript:alert(1)',
    'ftp://example.org',
    'https://user@example.org',
    'https://example.org:8080',
    'localhost',
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
