import { render } from 'preact'
import type { ReactNode } from 'react'
import { Icon } from '../../primitives/Icon.tsx'
import { formText } from '../../text/form.ts'
import { adoptStyle } from '../adopt.ts'
import { formIslandStyle } from './style.ts'

interface Shown {
  title: string
  children: ReactNode
}

/**
 * A native dialog, what shows something in it, whether open or closed, and what opens it at its
 * first field. What opens it is handed what can follow the first field by a frame.
 * Throws where the browser has no dialogs: links then still lead to the forms.
 */
export function makeModal(id: string) {
  const dialog = document.createElement('dialog')
  if (!('showModal' in dialog)) throw new Error('This browser has no dialogs')
  adoptStyle(formIslandStyle)
  dialog.className = `modal ${id}`
  dialog.setAttribute('aria-labelledby', `${id}-titulo`)
  document.body.append(dialog)
  const show = ({ title, children }: Shown) =>
    render(
      <>
        <h2 id={`${id}-titulo`}>{title}</h2>
        <div className="content">{children}</div>
        <button type="button" aria-label={formText.close} onClick={() => dialog.close()}>
          <Icon name="x" />
        </button>
      </>,
      dialog,
    )
  let opener: Element | null
  dialog.addEventListener('close', () => {
    if (opener instanceof HTMLElement) opener.focus()
  })
  const open = (afterwards: () => void) => {
    if (dialog.open) return
    opener = document.activeElement
    dialog.querySelector('input')?.toggleAttribute('autofocus', true)
    dialog.show()
    const notYetModal = new AbortController()
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dialog.close()
    dialog.addEventListener('keydown', closeOnEscape, notYetModal)
    // That nothing else can be reached has the browser style the whole page again, half of what
    // opening took on a slow phone: the first field is seen before.
    afterFrame(() => {
      notYetModal.abort()
      if (dialog.open) {
        dialog.removeAttribute('open')
        dialog.showModal()
      }
      afterwards()
    })
  }
  return { dialog, show, open }
}

const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
