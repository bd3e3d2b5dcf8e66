import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Island, IslandRendering, island, ServerPart } from './island.tsx'

const Greeting = island('greeting', ({ name }: { name: string }) => <p>Hello, {name}</p>)

describe('an island', () => {
  test('is rendered like any component where nothing hydrates it', () => {
    expect(renderToString(<Greeting name="Rowan" />)).toBe('<p>Hello, <!-- -->Rowan</p>')
  })

  test('carries its name and props to the browser, whatever stands in them', () => {
    const rendered: string[] = []
    const html = renderToString(
      <IslandRendering
        value={(name, content) => {
          rendered.push(name)
          return { html: renderToString(content), idPrefix: 'greeting-1-' }
        }}
      >
        <Greeting name={'"<script>'} />
      </IslandRendering>,
    )
    expect(rendered).toEqual(['greeting'])
    expect(html).toContain('data-island="greeting"')
    expect(html).toContain('data-props="{&quot;name&quot;:&quot;\\&quot;&lt;script&gt;&quot;}"')
    expect(html).toContain('<p>Hello, <!-- -->&quot;&lt;script&gt;</p>')
  })

  test('leaves alone what the server alone renders inside it', () => {
    const Framed = island('framed', ({ title }: { title: string }) => (
      <section title={title}>
        <ServerPart />
      </section>
    ))
    const html = renderToString(
      <IslandRendering
        value={(_, content) => ({ html: renderToString(content), idPrefix: 'framed-1-' })}
      >
        <Framed title="Trees" serverPart={<svg />} />
      </IslandRendering>,
    )
    expect(html).toContain('<section title="Trees"><div><svg></svg></div></section>')
    expect(html).toContain('data-props="{&quot;title&quot;:&quot;Trees&quot;}"')
    expect(renderToString(<Framed title="Trees" />)).toBe(
      '<section title="Trees"><div></div></section>',
    )
  })

  const files = import.meta.glob<{ default: Island<object> }>('../**/*.island.tsx', { eager: true })
  test.each(Object.entries(files))('%s has the name of its file', (path, file) => {
    expect(path).toMatch(new RegExp(`/${file.default.islandName}\\.island\\.tsx$`))
  })
})
