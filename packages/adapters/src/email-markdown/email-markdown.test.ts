import { describe, expect, test } from 'vitest'
import { createEmailMarkdown } from './email-markdown.ts'

const { render } = createEmailMarkdown()

test('what is written comes in both forms', () => {
  const source = `## Mangroves

We planted **12,000** with [Eden](https://eden.example/a?b=1&c=2).

- in the north
- in the south

> The tide is low in the mornings.`
  const { html, text } = render(source)
  for (const part of [
    '<h2 style=',
    '>Mangroves</h2>',
    '<strong>12,000</strong>',
    '<a href="https://eden.example/a?b=1&amp;c=2"',
    '<li style="margin:0 0 8px">in the north</li>',
    '<blockquote',
  ]) {
    expect(html).toContain(part)
  }
  expect(text).toBe(`Mangroves
---------

We planted 12,000 with Eden (https://eden.example/a?b=1&c=2).

- in the north
- in the south

> The tide is low in the mornings.`)
})

describe('nothing in an email runs, loads or tracks', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script within words', 'Look <img src=x onerror=alert(1)> here'],
    ['a link that runs', '[here](javascript:alert(1))'],
    ['a link that runs, by an entity', '[here](java&#115;cript:alert(1))'],
    ['a link of data', '[here](data:text/html,<script>alert(1)</script>)'],
    ['an attribute in a link', '[here](https://a.example/"onmouseover="alert(1))'],
    ['an automatic link that runs', '<javascript:alert(1)>'],
    ['a picture', '![A pixel](https://a.example/pixel.gif)'],
    ['a picture by reference', '![A pixel][1]\n\n[1]: https://a.example/pixel.gif'],
    ['a style', '<style>@import "https://a.example"</style>'],
    ['a frame', '<iframe src="https://a.example"></iframe>'],
    ['a broken tag', '<svg/onload=alert(1)//'],
  ])('%s', (_, source) => {
    const { html } = render(source)
    const tags = [...html.matchAll(/<(\/?\w+)([^>]*)>/g)]
    for (const [, name, attributes] of tags) {
      expect(name).toMatch(/^\/?(p|em|a)$/)
      expect(attributes).toMatch(/^$|^ (href="https?:[^"]*" )?style="[^"]*"$/)
    }
  })

  test('a picture is named instead', () => {
    const { html, text } = render('![A nursery in Mombasa](https://a.example/a.png)')
    expect(html).toContain('[A nursery in Mombasa]')
    expect(text).toBe('[A nursery in Mombasa]')
  })
})
