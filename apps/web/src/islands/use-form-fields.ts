import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FormFields, fieldsOf } from './form-fields.ts'

/**
 * The fields of the form around an island, again after each change; `null` as the server renders it.
 * The form stays plain: what is in it is its own, and it is posted as if there were no script.
 */
export function useFormFields(): [RefObject<HTMLDivElement | null>, FormFields | null] {
  const place = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<FormFields | null>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const read = () => setFields(fieldsOf(new FormData(form)))
    // A form is emptied after it has said so.
    const readSoon = () => setTimeout(read)
    const stop = new AbortController()
    const { signal } = stop
    form.addEventListener('input', read, { signal })
    form.addEventListener('change', read, { signal })
    form.addEventListener('reset', readSoon, { signal })
    // Who comes back finds what they typed before, without having typed it again.
    window.addEventListener('pageshow', read, { signal })
    read()
    return () => stop.abort()
  }, [])
  return [place, fields]
}
