import { expect, test } from 'vitest'
import { readPage } from './page-sections.ts'

const page = (main: string) => `<!doctype html><html><head><title>Help · Understory</title>
  <meta name="description" content="What to do."></head>
  <body><header>Menu</header><main>${main}</main><footer>Terms</footer></body></html>`

test('a page has its title, its description, and one section for each heading with an address', () => {
  const read = readPage(
    page(`<h1>Help</h1><p>In a sentence.</p>
      <h2 id="pay">Payments</h2><p>Cards &amp; invoices.</p><h3>Refunds</h3><p>Ask.</p>
      <details id="why"><summary>Why?</summary><div><p>Because.</p></div></details>`),
  )
  expect(read).toEqual({
    title: 'Help',
    description: 'What to do.',
    sections: [
      { anchor: null, heading: 'Help', text: 'In a sentence.' },
      { anchor: 'pay', heading: 'Payments', text: 'Cards & invoices. Refunds. Ask.' },
      { anchor: 'why', heading: 'Why?', text: 'Because.' },
    ],
  })
})

test('a heading without an address, and what has no full stop, does not run into what follows', () => {
  const read = readPage(
    page(
      '<h1>Trees</h1><h2>Your land</h2><p>It grows.</p><ul><li>10 trees</li><li>Ready?</li></ul>',
    ),
  )
  expect(read.sections[0]?.text).toBe('Your land. It grows. 10 trees. Ready?')
})

test.each([
  ['navigation', '<nav><a href="/a">Somewhere</a></nav>'],
  ['the title of a drawing', '<svg><title>Somewhere</title></svg>'],
  ['a script', '<script>Somewhere</script>'],
  ['a form', '<form><label>Somewhere</label></form>'],
  ['what names accounts', '<div data-nosnippet><h2 id="a">Hara</h2><p>Somewhere</p></div>'],
  ['a table', '<table><tr><td>Somewhere</td></tr></table>'],
])('%s is not text of a page', (_, markup) => {
  const read = readPage(page(`<h1>Help</h1>${markup}<p>Here.</p>`))
  expect(read.title).toBe('Help')
  expect(read.sections).toEqual([{ anchor: null, heading: 'Help', text: 'Here.' }])
})
