/**
 * Writes the address of the page and the date into its header, where only paper shows them (`theme/print.css`). They
 * are written when the page is printed: it may have been open for days, and the first date that a browser formats costs
 * a phone tens of milliseconds, which nobody who only reads should pay.
 */
export function headPrint(): void {
  const line = document.createElement('p')
  line.className = 'printed'
  addEventListener('beforeprint', () => {
    const day = new Date().toLocaleDateString('pt-BR', { dateStyle: 'long' })
    line.textContent = `${location.host}${location.pathname}, impresso em ${day}`
    document.querySelector('header')?.append(line)
  })
}
