import { handOff } from '@elos/leads/chat/handOff'

/**
 * Opens the chat in a new tab, by way of the conversion report where there is one. Returns false when
 * the browser refuses the tab, as it does when the visitor's click was too long ago.
 */
export function openChat(link: string): boolean {
  let opened = true
  handOff(link, (address) => {
    // The option 'noopener' would make `open` return null, as it does when it is refused.
    const tab = window.open(address, '_blank')
    if (tab) tab.opener = null
    opened = tab !== null
  })
  return opened
}
