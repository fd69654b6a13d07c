import { handOff } from '@elos/leads/chat/handOff'

/**
 * Opens the chat in a new tab, or has the conversion report open it; false when the browser refuses
 * new tabs. Call it while the browser still knows of the visitor's click.
 */
export function openChat(link: string): boolean {
  let opened = true
  handOff(link, (address) => {
    // 'noopener' would answer null, as a refusal does.
    const tab = window.open(address, '_blank')
    if (tab) tab.opener = null
    opened = tab !== null
  })
  return opened
}
