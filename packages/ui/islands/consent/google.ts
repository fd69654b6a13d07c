declare global {
  var dataLayer: unknown[] | undefined
}

const SCRIPT_ADDRESS = 'https://www.googletagmanager.com/gtag/js?id='

/** Queues a command for Google's script, which runs it as soon as it is loaded. */
export function gtag(..._command: unknown[]): void {
  globalThis.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: its queue takes no other list than `arguments`
  globalThis.dataLayer.push(arguments)
}

/** Loads Google's script, once for all ids. */
export function loadScript(id: string): void {
  if (isLoaded()) return
  const script = document.createElement('script')
  script.async = true
  script.src = SCRIPT_ADDRESS + id
  document.head.append(script)
}

/** Whether this page has loaded Google's script. */
export const isLoaded = () => document.querySelector(`script[src^="${SCRIPT_ADDRESS}"]`) !== null
