import { Notice } from '@understory/ui/messages/notice.tsx'
import { type ReactNode, useEffect, useRef } from 'react'

type RefusalNoticeProps = {
  /** The refusal it shows; a new one takes the focus again, even with the same text. */
  readonly answer: object
  readonly title: string
  readonly children?: ReactNode
}

/** Why a form was refused. The focus moves here, with script and without. */
export function RefusalNotice({ answer, title, children }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each answer, though nothing is read of it.
  useEffect(() => box.current?.focus(), [answer])
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refusal, the reason is where to read on.
    <div ref={box} tabIndex={-1} autoFocus>
      <Notice kind="error" title={title}>
        {children}
      </Notice>
    </div>
  )
}
