import { printWords } from '../../words/print.ts'

/**
 * Writes the address of the page and the date into its header, where only paper shows them (`theme/print.css`). They
 * are written when the page is printed: it may have been open for days, and the first date that a browser formats costs
 * a phone tens of milliseconds, which nobody who only reads should pay.
 */
export function headPrint(): void {
  const line = document.createElement('p')
  line.className = 'printed'
  addEventListener('beforeprint', () => {
    line.textContent = printWords.head(location.host + location.pathname, new Date())
    document.querySelector('header')?.append(line)
  })
}
