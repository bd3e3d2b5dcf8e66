import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Island, IslandRendering, island } from './island.tsx'

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

  const files = import.meta.glob<{ default: Island<object> }>('../**/*.island.tsx', { eager: true })
  test.each(Object.entries(files))('%s has the name of its file', (path, file) => {
    expect(path).toMatch(new RegExp(`/${file.default.islandName}\\.island\\.tsx$`))
  })
})
