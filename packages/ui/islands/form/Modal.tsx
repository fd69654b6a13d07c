import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ChangingText } from '../../primitives/ChangingText.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { rendered } from '../common/render.tsx'

interface Content {
  title: string
  children: ReactNode
}

/**
 * Makes a native dialog for a form.
 *
 * - `show` renders a title and content in it, open or closed.
 * - `open` opens it with the focus in its first field, and calls `afterwards` a frame later.
 *
 * Throws where the browser has no dialogs: links then still lead to the forms.
 */
export function makeModal(id: string) {
  const dialog = document.createElement('dialog')
  if (!('showModal' in dialog)) throw new Error('This browser has no dialogs')
  dialog.className = `modal ${id}`
  dialog.setAttribute('aria-labelledby', `${id}-titulo`)
  document.body.append(dialog)
  const root = createRoot(dialog)
  const show = ({ title, children }: Content) =>
    rendered(
      root,
      <>
        <h2 id={`${id}-titulo`} tabIndex={-1}>
          <ChangingText text={title} />
        </h2>
        <div className="content">{children}</div>
        <button type="button" aria-label="Fechar" onClick={() => dialog.close()}>
          <Icon name="x" />
        </button>
        {/* A toast outside an open dialog would be hidden, as everything outside it is. */}
        <div className="toasts" role="status" />
      </>,
    )
  let opener: Element | null
  dialog.addEventListener('close', () => {
    if (opener instanceof HTMLElement) opener.focus()
  })
  const open = (afterwards: () => void) => {
    if (dialog.open) return
    opener = document.activeElement
    dialog.querySelector('input:not([type=hidden])')?.toggleAttribute('autofocus', true)
    dialog.show()
    const notYetModal = new AbortController()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dialog.close()
    dialog.addEventListener('keydown', closeOnEscape, notYetModal)
    // `showModal` makes the browser restyle the whole page, which is half of the opening time on a slow
    // phone. So the first field is shown before that.
    afterFrame(() => {
      notYetModal.abort()
      if (dialog.open) {
        // The visitor may have gone on to another field meanwhile; `showModal` would lead back to the first.
        const focused = dialog.querySelector<HTMLElement>(':focus')
        dialog.removeAttribute('open')
        dialog.showModal()
        focused?.focus()
      }
      afterwards()
    })
  }
  return { dialog, show, open }
}

const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
