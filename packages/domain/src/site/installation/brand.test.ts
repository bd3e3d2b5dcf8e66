import { expect, test } from 'vitest'
import { BUILT_IN_BRAND, problemOfColour } from './brand.ts'
import { brandStyles } from './brand-styles.ts'
import { contrast } from './contrast.ts'
import { problemOfSvg } from './problem-of-svg.ts'

test('contrast is as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the built-in colours read where a brand may put others', () => {
  expect(problemOfColour('primary', '#1f5a43')).toBeNull()
  expect(problemOfColour('primaryDark', '#97cda6')).toBeNull()
  expect(problemOfColour('action', '#a9522a')).toBeNull()
  expect(problemOfColour('actionDark', '#e39467')).toBeNull()
  expect(problemOfColour('band', '#16352a')).toBeNull()
})

test.each([
  ['primary', '#6fae7d', 'darker'],
  ['primaryDark', '#1f5a43', 'lighter'],
  ['action', '#e39467', 'darker'],
  ['actionDark', '#a9522a', 'lighter'],
  ['band', '#6fae7d', 'darker'],
] as const)('%s %s is refused, for a %s one', (name, hex, remedy) => {
  expect(problemOfColour(name, hex)).toMatch(
    new RegExp(`^Its contrast is \\d+\\.\\d\\d to 1.*${remedy}`),
  )
})

test('a style sheet holds checked colours alone', () => {
  const colours = { primary: '#123456', action: '#fff;} body{display:none' }
  const css = brandStyles({ ...BUILT_IN_BRAND, colours })
  expect(css).toContain('--link: #123456;')
  expect(css).not.toContain('display:none')
  expect(brandStyles(BUILT_IN_BRAND)).not.toContain('--')
})

const svg = (inside: string, head = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${head}>${inside}</svg>`

test('shapes, gradients of their own and a title may be a logo', () => {
  const gradient =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#123456"/></linearGradient></defs>'
  const drawing = `<title>Fern &lt;</title>`.replace(' &lt;', '')
  expect(problemOfSvg(svg(`${drawing}${gradient}<path d="M0 0h9v9z" fill="url(#a)"/>`))).toBeNull()
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('', ' onload="alert(1)"')],
  ['a link', svg('<a href="https://evil.example"><path d="M0 0"/></a>')],
  ['a picture', svg('<image href="https://evil.example/a.png"/>')],
  ['a reference', svg('<use href="#a"/>')],
  ['a foreign object', svg('<foreignObject><p>Hi</p></foreignObject>')],
  ['a style sheet', svg('<style>*{fill:red}</style>')],
  ['a style', svg('<path style="fill:red" d="M0 0"/>')],
  ['an animation', svg('<animate attributeName="d"/>')],
  ['an outside paint', svg('<path fill="url(https://evil.example/a#b)" d="M0 0"/>')],
  ['a script in an attribute', svg('<path fill="javascript:1" d="M0 0"/>')],
  ['an entity', svg('<path fill="&#106;" d="M0 0"/>')],
  ['a doctype', `<!DOCTYPE svg>${svg('')}`],
  ['a comment', svg('<!-- <script> -->')],
  ['a section', svg('<![CDATA[<script>]]>')],
  ['words', svg('<text>Hi</text>')],
  ['two drawings', svg('') + svg('')],
  ['what is not closed', svg('<g>')],
  ['what has no place', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ['what is too long', svg(`<path d="${'M0 0'.repeat(6_000)}"/>`)],
  ['no drawing', 'Hello'],
])('%s is refused', (_, given) => {
  expect(problemOfSvg(given)).not.toBeNull()
})
