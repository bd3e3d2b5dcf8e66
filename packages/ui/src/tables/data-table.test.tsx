import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'

const classesOf = (columns: number, own?: string) => {
  const page = renderToStaticMarkup(
    <DataTable
      asCards
      caption="Figures"
      className={own}
      columns={Array.from({ length: columns }, (_, at) => ({
        key: `${at}`,
        title: `${at}`,
        cell: () => '',
      }))}
      rows={[]}
      rowKey={() => ''}
    />,
  )
  return /<table[^>]*class="([^"]*)"/.exec(page)?.[1]
}

test('on a tablet five columns stay a table, and the cells of more stand beside each other', () => {
  expect(classesOf(5)).toMatch(/few/)
  expect(classesOf(6)).toMatch(/many/)
  expect(classesOf(6, 'own')).not.toMatch(/few|many/)
})
