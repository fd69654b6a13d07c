/** Writes the address of the page and the date into its header, where only paper shows them (`theme/print.css`). */
export function headPrint(): void {
  const line = document.createElement('p')
  line.className = 'printed'
  const write = () => {
    const day = new Date().toLocaleDateString('pt-BR', { dateStyle: 'long' })
    line.textContent = `${location.host}${location.pathname}, impresso em ${day}`
  }
  write()
  // The page may have been open for days.
  addEventListener('beforeprint', write)
  document.querySelector('header')?.append(line)
}
