import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import { csvAddress, matching, type TextColumn } from './filtered-rows.ts'

type ConsoleFilterProps<Row> = {
  /** In the address, beside what is filtered for; and the name of the file. */
  readonly name: string
  readonly caption: string
  readonly columns: readonly TextColumn<Row>[]
  readonly rows: readonly Row[]
}

/** The rows in which the words of the address stand. */
export function useFilteredRows<Row>({
  name,
  columns,
  rows,
}: Omit<ConsoleFilterProps<Row>, 'caption'>): readonly Row[] {
  const [address] = useSearchParams()
  return matching(rows, columns, address.get(name) ?? '')
}

/** Words to filter a list of the console by, and what is left as a CSV file; with or without script. */
export function ConsoleFilter<Row>(props: ConsoleFilterProps<Row>) {
  const { name, caption, columns, rows } = props
  const [address] = useSearchParams()
  const id = useId()
  const words = address.get(name) ?? ''
  const shown = useFilteredRows(props)
  const others = [...address].filter(([other]) => other !== name)
  return (
    <>
      <form className={styles.search}>
        {others.map(([other, value]) => (
          <input key={other} type="hidden" name={other} value={value} />
        ))}
        <Field
          id={id}
          label={consoleMessage('consoleFilter.onlyWithTheseWords', {
            caption: caption.toLowerCase(),
          })}
        >
          <TextInput {...fieldAria(id, {})} name={name} type="search" defaultValue={words} />
        </Field>
        <Button type="submit">{consoleMessage('consoleFilter.filter')}</Button>
        <LinkButton href={csvAddress(shown, columns)} download={`${name}.csv`}>
          {consoleRich('consoleFilter.saveAsCsv', { hidden: hiddenWords, caption })}
        </LinkButton>
      </form>
      {words ? (
        <p role="status">
          {consoleMessage('consoleFilter.of', {
            count: shown.length.toLocaleString('en-GB'),
            count2: rows.length.toLocaleString('en-GB'),
          })}
        </p>
      ) : null}
    </>
  )
}
