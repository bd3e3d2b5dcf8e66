import {
  closeToast,
  expireToasts,
  type ShownToast,
  TOAST_CHECK_MS,
  type Toast,
  type ToastKind,
  showToast as withToast,
} from '@understory/ui/messages/toast-queue.ts'
import { elementOf } from './event-targets.ts'

let shown: readonly ShownToast[] = []
let timer: ReturnType<typeof setInterval> | undefined

/** Shows a message at the top right. One with an id that is already there changes nothing. */
export function showToast(toast: Toast): void {
  update(withToast(shown, toast, performance.now()))
}

/** Takes over the toasts that came with the page. */
export function startToasts(): void {
  document.addEventListener('click', (event) => {
    const box = elementOf(event)?.closest('[data-toast] > button')?.parentElement
    if (box) update(closeToast(shown, box.dataset.toast ?? ''))
  })
  for (const box of document.querySelectorAll<HTMLElement>('[data-toast]')) {
    const { toast: id = '', kind = 'info' } = box.dataset
    const body = box.querySelector('p')?.textContent ?? ''
    box.parentElement?.remove()
    showToast({ id, kind: kind as ToastKind, body })
  }
}

function update(next: readonly ShownToast[]): void {
  shown = next
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  if (!region) return
  const boxes = new Map(
    [...region.querySelectorAll<HTMLElement>(':scope > [data-toast]')].map((box) => [
      box.dataset.toast,
      box,
    ]),
  )
  for (const [id, box] of boxes) if (!shown.some((toast) => toast.id === id)) box.remove()
  for (const toast of shown) if (!boxes.has(toast.id)) region.append(boxOf(region, toast))
  clearInterval(timer)
  if (shown.length > 0) {
    timer = setInterval(() => update(expireToasts(shown, performance.now())), TOAST_CHECK_MS)
  }
}

function boxOf(region: HTMLElement, { id, kind, body }: Toast): Node {
  const template = region.querySelector<HTMLTemplateElement>(`[data-toast-of="${kind}"]`)
  const box = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  box.dataset.toast = id
  const words = box.querySelector('p')
  if (words) words.textContent = body
  return box
}
