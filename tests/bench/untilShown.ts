/** Requests a page again and again until it contains a text. */
export async function untilShown(url: string, text: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(text)) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}

/** Short, because the wait is part of what is measured. */
const INTERVAL_MS = 2
