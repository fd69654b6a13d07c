/** The first link of a page: keyboard users skip the header with it. */
export function SkipLink() {
  return (
    <a className="skip" href="#conteudo">
      Pular para o conteúdo
    </a>
  )
}
