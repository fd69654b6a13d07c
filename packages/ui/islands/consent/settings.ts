import { categoryWords, consentWords } from '../../words/consent.ts'
import { ownMarkup } from '../common/markup.ts'
import { choose } from './choose.ts'
import { consentTo, NOTHING, OPTIONAL_CATEGORIES, readConsent } from './record.ts'

const { title, text, save, cancel } = consentWords.settings
const SAVED = 'salvar'

type Category = keyof typeof categoryWords

const toggle = (category: Category, state: string) => `
<label>
  <span><b>${categoryWords[category].label}</b> <small class="fine">${categoryWords[category].text}</small></span>
  <input type="checkbox" role="switch" name="${category}"${state}>
</label>`

function html(): string {
  const record = readConsent() ?? NOTHING
  const toggles = OPTIONAL_CATEGORIES.map((category) =>
    toggle(category, record[category] ? ' checked' : ''),
  )
  return `
<form method="dialog">
  <h2 id="cookies-titulo">${title}</h2>
  <p class="fine">${text}</p>
  ${toggle('necessary', ' checked disabled')}${toggles.join('')}
  <p class="actions">
    <button class="button" value="${SAVED}">${save}</button>
    <button class="button quiet" value="">${cancel}</button>
  </p>
</form>`
}

/**
 * Opens a dialog for the choice by category. Its first button stores the choice; the other one and
 * Escape cancel.
 */
export function openSettings(): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'cookies-settings'
  dialog.setAttribute('aria-labelledby', 'cookies-titulo')
  dialog.innerHTML = ownMarkup(html())
  dialog.addEventListener('close', () => {
    const agreed = [...dialog.querySelectorAll<HTMLInputElement>(':checked')].map(
      ({ name }) => name,
    )
    dialog.remove()
    if (dialog.returnValue === SAVED) void choose(consentTo((name) => agreed.includes(name)))
  })
  document.body.append(dialog)
  dialog.showModal()
}
