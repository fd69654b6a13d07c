/** The HTML that programs put on the clipboard, shortened. */

/** A document of Word, with a list, a table and a title. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!--
@list l0:level1 {mso-level-number-format:bullet;}
--></style></head><body><!--StartFragment-->
<p class=MsoTitle>Guia de<br>carências<o:p></o:p></p>
<h1>Como funciona<o:p></o:p></h1>
<p class=MsoNormal>Um texto com <b style='mso-bidi-font-weight:normal'>negrito</b><span
style='mso-spacerun:yes'>  </span>e um <a href="https://www.gov.br/ans">link da <i>ANS</i></a>,
em duas linhas<br>
de uma vez.<o:p></o:p></p>
<h4>Exceções</h4>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Urgência</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>Queda</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Parto</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Plano</p></td><td><p class=MsoNormal>Preço</p></td></tr>
<tr><td><p class=MsoNormal>Easy</p><p class=MsoNormal>Prime</p></td><td><p class=MsoNormal>R$ 150<br>24 h</p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Fim.</p>
<!--EndFragment--></body></html>`

/** A paragraph of Word on the web, its heading and an item of a list on the second level. */
const WORD_ONLINE = `<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" role="heading" aria-level="2"><span class="TextRun SCXW1 BCX8"><span class="NormalTextRun SCXW1 BCX8">Rede</span></span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></div><div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8" style="font-weight: bold;"><span class="NormalTextRun SCXW1 BCX8">Saúde</span></span><span class="TextRun SCXW1 BCX8"><span class="NormalTextRun SCXW1 BCX8"> </span><span class="SpellingError SCXW1 BCX8">é</span><span class="NormalTextRun SCXW1 BCX8"> para todos</span></span><span class="LineBreakBlob SCXW1 BCX8"><br class="SCXW1 BCX8"></span><span class="TextRun SCXW1 BCX8"><span class="NormalTextRun SCXW1 BCX8">sempre</span></span></p></div><div class="ListContainerWrapper SCXW1 BCX8"><ul class="BulletListStyle1 SCXW1 BCX8"><li data-aria-level="2" class="OutlineElement SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8"><span class="NormalTextRun SCXW1 BCX8">hospitais</span></span></p></li></ul></div>`

/** Google Docs: all of it in a bold element that is not bold, soft line ends within spans, lists in lists. */
const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Prazos</span></h2><p dir="ltr"><span style="white-space-collapse:preserve">primeira linha<br>segunda linha</span><span><br /></span><a href="https://exemplo.com.br/"><span style="font-style:italic;">terceira</span></a></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700;">um</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>dois</span></p><p dir="ltr"><span>ainda dois</span></p></li></ul></ul><div dir="ltr" align="left"><table><colgroup><col><col></colgroup><tbody><tr><td><p dir="ltr"><span>Faixa</span></p></td><td><p dir="ltr"><span>Preço</span></p></td></tr><tr><td><ul><li><p><span>0 a 18</span></p></li><li><p><span>19 a 23</span></p></li></ul></td><td><p><span>R$ 150</span></p><p><span>R$ 180</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

/** Gmail: a line for each element, the first without one, and what was pasted into it from Google Docs. */
const GMAIL = `<div dir="ltr">Olá, <b>Ana</b>,<div><br></div><div>um</div><div>dois<br><br>três<div>quatro <a href="mailto:a@exemplo.com.br">aqui</a></div></div><span id="gmail-docs-internal-guid-2"><p><span>cinco</span></p><p><span>seis</span></p></span><div class="gmail_quote"><blockquote><div>sete</div><div>oito</div></blockquote></div></div>`

/** Outlook: paragraphs of Word on the desktop; on the web, elements within elements and a table that lays out. */
const OUTLOOK = `<div class=WordSection1><p class=MsoNormal><span style='font-family:"Calibri",sans-serif'>Bom dia,<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Segue a<br>tabela.<o:p></o:p></p></div><div style="font-family: Aptos;" class="elementToProof"><div>Abraço</div><div><span>Bia</span></div></div><table><tbody><tr><td>Rua A, 1</td></tr><tr><td><div>São Paulo</div>Brasil</td></tr></tbody></table>`

/** WhatsApp: the line ends of a message are those of its text, and emoji are images. */
const WHATSAPP = `<div class="copyable-text"><span dir="ltr" style="white-space: pre-wrap;"><span>Primeira linha
segunda linha

<strong>outro</strong> parágrafo</span></span></div><div class="copyable-text"><span style="white-space-collapse: preserve;">resposta <img alt="😀" src="data:image/gif;base64,R0lGOD">
fim</span></div>`

const NOTION = `<meta charset='utf-8'><!-- notionvc: 1 --><h1>Título</h1><p>linha um<br>linha dois</p><ul><li>item<ul><li>filho</li></ul></li><li><p>a</p><p>b</p></li></ul><details><summary>Abrir</summary>dentro</details><aside>💡<p>nota</p></aside><dl><dt>termo</dt><dd>sentido</dd></dl>`

/** A web page, with the styles that Chrome writes into what is copied. */
const PAGE = `<article><header><h3 style="font-weight: 700">Aviso</h3></header><section>texto solto<p>parágrafo</p>depois</section><span style="display: block">bloco</span><a href="/x"><div>cartão</div><div>inteiro</div></a><span>a</span><span> </span><b>b</b><i> c</i><hr>d<pre>e
f</pre><address>g<br/>h</address><figure><img src="x.png" alt="Foto"><figcaption>legenda</figcaption></figure></article>`

export const COPIED: Readonly<Record<string, string>> = {
  WORD,
  WORD_ONLINE,
  GOOGLE_DOCS,
  GMAIL,
  OUTLOOK,
  WHATSAPP,
  NOTION,
  PAGE,
}
