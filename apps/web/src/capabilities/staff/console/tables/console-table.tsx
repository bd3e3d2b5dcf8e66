import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import styles from '../staff.module.css'
import { csvAddress, matching, type TextColumn } from './filtered-rows.ts'

export type ConsoleColumn<Row> = TextColumn<Row> & {
  readonly figures?: boolean
  /** Where more than its text is shown. */
  readonly cell?: (row: Row) => ReactNode
}

type ConsoleTableProps<Row> = {
  /** In the address, beside what is filtered for; and the name of the file. */
  readonly name: string
  readonly caption: string
  readonly columns: readonly ConsoleColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** A table of the console: what it shows can be filtered by words, and saved as a CSV file, with or without script. */
export function ConsoleTable<Row>({
  name,
  caption,
  columns,
  rows,
  rowKey,
}: ConsoleTableProps<Row>) {
  const [address] = useSearchParams()
  const id = useId()
  const words = address.get(name) ?? ''
  const shown = matching(rows, columns, words)
  const others = [...address].filter(([other]) => other !== name)
  return (
    <div className={styles.part}>
      <form className={styles.search}>
        {others.map(([other, value]) => (
          <input key={other} type="hidden" name={other} value={value} />
        ))}
        <Field id={id} label={`Only with these words: ${caption.toLowerCase()}`}>
          <TextInput {...fieldAria(id, {})} name={name} type="search" defaultValue={words} />
        </Field>
        <Button type="submit">Filter</Button>
        <LinkButton href={csvAddress(shown, columns)} download={`${name}.csv`}>
          Save as CSV<span className="visually-hidden">: {caption}</span>
        </LinkButton>
      </form>
      {words ? (
        <p role="status">
          {shown.length.toLocaleString('en-GB')} of {rows.length.toLocaleString('en-GB')}
        </p>
      ) : null}
      <DataTable
        caption={caption}
        rows={shown}
        rowKey={rowKey}
        columns={columns.map(({ key, title, text, cell, figures }) => ({
          key,
          title,
          ...(figures && { figures }),
          cell: cell ?? text,
        }))}
      />
    </div>
  )
}
