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
 * first field.
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
  const open = () => {
    dialog.showModal()
    dialog.querySelector('input')?.focus()
  }
  return { dialog, show, open }
}
