<?php
/**
 * The gallery of blocks: one article and one managed page that hold every core block in the variants that editors use, for a seeded
 * WordPress (seed.php). Answers both as the REST API does. Used by capture-blocks.mjs.
 */

namespace Block_Gallery;

function url( string $path ): string {
	return home_url( "/wp-content/uploads/2025/01/$path" );
}

function image_id( string $file ): int {
	global $wpdb;
	return (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_wp_attached_file' AND meta_value LIKE %s", "%/$file" ) );
}

function image( string $file, array $more = array() ): string {
	$id      = image_id( $file );
	$size    = $more['sizeSlug'] ?? 'large';
	$source  = wp_get_attachment_image_url( $id, $size );
	$classes = trim( 'wp-block-image ' . ( isset( $more['align'] ) ? "align{$more['align']} " : '' ) . "size-$size" . ( isset( $more['width'] ) ? ' is-resized' : '' ) . ' ' . ( $more['className'] ?? '' ) );
	$style   = isset( $more['width'] ) ? " style=\"width:{$more['width']}\"" : '';
	$caption = isset( $more['caption'] ) ? "<figcaption class=\"wp-element-caption\">{$more['caption']}</figcaption>" : '';
	unset( $more['caption'] );
	$attributes = wp_json_encode( array( 'id' => $id, 'sizeSlug' => $size, 'linkDestination' => 'none' ) + $more );
	return "<!-- wp:image $attributes -->\n<figure class=\"$classes\"><img src=\"$source\" alt=\"A picture of the clinic\" class=\"wp-image-$id\"$style/>$caption</figure>\n<!-- /wp:image -->\n\n";
}

function p( string $html, string $class = '', string $attributes = '' ): string {
	$class = $class ? " class=\"$class\"" : '';
	return "<!-- wp:paragraph $attributes -->\n<p$class>$html</p>\n<!-- /wp:paragraph -->\n\n";
}

function h( string $text, int $level = 2 ): string {
	return "<!-- wp:heading {\"level\":$level} -->\n<h$level class=\"wp-block-heading\">$text</h$level>\n<!-- /wp:heading -->\n\n";
}

function items( string ...$items ): string {
	return implode( "\n", array_map( fn( $item ) => "<!-- wp:list-item -->\n<li>$item</li>\n<!-- /wp:list-item -->", $items ) );
}

function numbered( string $inner, string $attributes = '' , string $html = '' ): string {
	return "<!-- wp:list {\"ordered\":true$attributes} -->\n<ol$html class=\"wp-block-list\">$inner</ol>\n<!-- /wp:list -->\n";
}

function table( string $rows, string $class = '' ): string {
	return "<!-- wp:table -->\n<figure class=\"wp-block-table$class\"><table class=\"has-fixed-layout\">$rows</table><figcaption class=\"wp-element-caption\">Prices in rupees</figcaption></figure>\n<!-- /wp:table -->\n\n";
}

function columns( array $columns, string $class = '' ): string {
	$inner = '';
	foreach ( $columns as [ $width, $content ] ) {
		$json   = $width ? " {\"width\":\"$width\"}" : '';
		$style  = $width ? " style=\"flex-basis:$width\"" : '';
		$inner .= "<!-- wp:column$json -->\n<div class=\"wp-block-column\"$style>$content</div>\n<!-- /wp:column -->\n";
	}
	return "<!-- wp:columns -->\n<div class=\"wp-block-columns$class\">$inner</div>\n<!-- /wp:columns -->\n\n";
}

function group( string $inner, string $json = '{"layout":{"type":"constrained"}}', string $class = '' ): string {
	return "<!-- wp:group $json -->\n<div class=\"wp-block-group$class\">$inner</div>\n<!-- /wp:group -->\n\n";
}

function cover( string $inner, string $class = '', string $json = '' ): string {
	$id     = image_id( 'theatre.jpg' );
	$source = wp_get_attachment_image_url( $id, 'full' );
	return "<!-- wp:cover {\"url\":\"$source\",\"id\":$id,\"dimRatio\":50$json} -->\n<div class=\"wp-block-cover$class\"><img class=\"wp-block-cover__image-background wp-image-$id\" alt=\"\" src=\"$source\" data-object-fit=\"cover\"/><span aria-hidden=\"true\" class=\"wp-block-cover__background has-background-dim\"></span><div class=\"wp-block-cover__inner-container\">$inner</div></div>\n<!-- /wp:cover -->\n\n";
}

function button( string $text, string $class = '' ): string {
	return "<!-- wp:button -->\n<div class=\"wp-block-button$class\"><a class=\"wp-block-button__link wp-element-button\" href=\"/contact-us\">$text</a></div>\n<!-- /wp:button -->\n";
}

function embed( string $address, string $provider ): string {
	return "<!-- wp:embed {\"url\":\"$address\",\"type\":\"rich\",\"providerNameSlug\":\"$provider\"} -->\n<figure class=\"wp-block-embed is-type-rich is-provider-$provider wp-block-embed-$provider\"><div class=\"wp-block-embed__wrapper\">\n$address\n</div></figure>\n<!-- /wp:embed -->\n\n";
}

function html( string $html ): string {
	return "<!-- wp:html -->\n$html\n<!-- /wp:html -->\n\n";
}

function gallery( array $files, string $columns = 'default', string $caption = '' ): string {
	$inner   = implode( '', array_map( fn( $file ) => image( $file ), $files ) );
	$caption = $caption ? "<figcaption class=\"blocks-gallery-caption wp-element-caption\">$caption</figcaption>" : '';
	$json    = 'default' === $columns ? '{"linkTo":"none"}' : "{\"columns\":$columns,\"linkTo\":\"none\"}";
	return "<!-- wp:gallery $json -->\n<figure class=\"wp-block-gallery has-nested-images columns-$columns is-cropped\">$inner$caption</figure>\n<!-- /wp:gallery -->\n\n";
}

function media_text( string $file, string $inner, string $class = '' ): string {
	$id     = image_id( $file );
	$source = wp_get_attachment_image_url( $id, 'full' );
	return "<!-- wp:media-text {\"mediaId\":$id,\"mediaType\":\"image\"} -->\n<div class=\"wp-block-media-text$class is-stacked-on-mobile\"><figure class=\"wp-block-media-text__media\"><img src=\"$source\" alt=\"A room of the clinic\" class=\"wp-image-$id size-full\"/></figure><div class=\"wp-block-media-text__content\">$inner</div></div>\n<!-- /wp:media-text -->\n\n";
}

function text_blocks(): string {
	return h( 'Text' )
		. p( 'A paragraph with <strong>bold</strong>, <em>italic</em>, <mark style="background-color:#fcb900" class="has-inline-color">marked</mark>, <code>code</code>, H<sub>2</sub>O, m<sup>2</sup>, <s>struck</s> and <a href="' . home_url( '/rhinoplasty-in-bangalore/' ) . '">a link of our own</a>.' )
		. p( 'Dropped capital at the beginning of a paragraph that is long enough to run round it on every screen, or nearly.', 'has-drop-cap', '{"dropCap":true}' )
		. p( 'In the middle.', 'has-text-align-center', '{"align":"center"}' )
		. p( 'White on red.', 'has-white-color has-vivid-red-background-color has-text-color has-background', '{"backgroundColor":"vivid-red","textColor":"white"}' )
		. h( 'Lists', 3 )
		. "<!-- wp:list -->\n<ul class=\"wp-block-list\">" . items( 'One', 'Two' . "<!-- wp:list -->\n<ul class=\"wp-block-list\">" . items( 'Two and a half' ) . "</ul>\n<!-- /wp:list -->" ) . "</ul>\n<!-- /wp:list -->\n\n"
		. numbered( items( 'Wash the face.', 'Stop aspirin.' . numbered( items( 'Ask first.', 'Then stop.' ), ',"type":"lower-alpha"', ' style="list-style-type:lower-alpha"' ), 'Rest for a day.' ) )
		. numbered( items( 'The eighth step', 'The ninth step', 'The tenth step' ), ',"start":8', ' start="8"' )
		. h( 'Quotations', 3 )
		. "<!-- wp:quote -->\n<blockquote class=\"wp-block-quote\">" . p( 'It was explained to me in words I know.' ) . "<cite>A visitor</cite></blockquote>\n<!-- /wp:quote -->\n\n"
		. "<!-- wp:pullquote -->\n<figure class=\"wp-block-pullquote\"><blockquote><p>Time is part of the treatment.</p><cite>The editors</cite></blockquote></figure>\n<!-- /wp:pullquote -->\n\n"
		. "<!-- wp:verse -->\n<pre class=\"wp-block-verse\">A verse\n  of two lines</pre>\n<!-- /wp:verse -->\n\n"
		. "<!-- wp:preformatted -->\n<pre class=\"wp-block-preformatted\">Preformatted     text, which is rather long and has to go somewhere on a phone</pre>\n<!-- /wp:preformatted -->\n\n"
		. "<!-- wp:code -->\n<pre class=\"wp-block-code\"><code>[vc_row] stays in code</code></pre>\n<!-- /wp:code -->\n\n"
		. "<!-- wp:details -->\n<details class=\"wp-block-details\"><summary>Does it hurt?</summary>" . p( 'A little, for a day.' ) . "</details>\n<!-- /wp:details -->\n\n"
		. "<!-- wp:separator -->\n<hr class=\"wp-block-separator has-alpha-channel-opacity\"/>\n<!-- /wp:separator -->\n\n"
		. "<!-- wp:spacer {\"height\":\"60px\"} -->\n<div style=\"height:60px\" aria-hidden=\"true\" class=\"wp-block-spacer\"></div>\n<!-- /wp:spacer -->\n\n"
		. p( 'With a footnote<sup data-fn="note-one" class="fn"><a href="#note-one" id="note-one-link">1</a></sup>.' )
		. h( 'Other scripts', 3 )
		. p( 'ಮೂಗಿನ ಶಸ್ತ್ರಚಿಕಿತ್ಸೆಯ ನಂತರ ವಿಶ್ರಾಂತಿ ಬೇಕು.' )
		. p( 'नाक की सर्जरी के बाद आराम ज़रूरी है।' )
		. "<!-- wp:list -->\n<ul class=\"wp-block-list\">" . items( 'عملية تجميل الأنف', 'الراحة بعد العملية' ) . "</ul>\n<!-- /wp:list -->\n\n"
		. p( 'Emoji 👃 ✨ and “quotes” – done…' );
}

function picture_blocks(): string {
	return h( 'Pictures' )
		. image( 'theatre.jpg', array( 'caption' => 'Large, with <strong>words</strong>' ) )
		. image( 'consultation.jpg', array( 'sizeSlug' => 'medium' ) )
		. image( 'laser.jpg', array( 'width' => '384px' ) )
		. image( 'recovery.jpg', array( 'sizeSlug' => 'full' ) )
		. image( 'panorama.jpg', array( 'align' => 'wide', 'sizeSlug' => 'full' ) )
		. image( 'panorama.jpg', array( 'align' => 'full', 'sizeSlug' => 'full' ) )
		. image( 'instruments.png', array( 'align' => 'left', 'sizeSlug' => 'medium' ) )
		. p( str_repeat( 'Words that run round a picture. ', 12 ) )
		. image( 'skin.webp', array( 'align' => 'right', 'sizeSlug' => 'medium' ) )
		. p( str_repeat( 'Words that run round another. ', 12 ) )
		. image( 'badge.jpg', array( 'align' => 'center', 'sizeSlug' => 'full' ) )
		. gallery( array( 'theatre.jpg', 'consultation.jpg', 'laser.jpg', 'recovery.jpg' ) )
		. gallery( array( 'theatre.jpg', 'laser.jpg' ), '2', 'Two rooms' )
		. media_text( 'reception.jpg', p( 'Words beside a picture.' ) )
		. media_text( 'laser.jpg', h( 'On the other side', 3 ) . p( 'More words.' ), ' has-media-on-the-right' )
		. cover( p( 'Over a picture', 'has-text-align-center has-large-font-size', '{"align":"center","fontSize":"large"}' ) )
		. cover( h( 'Down there' ) . "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\">" . button( 'Look' , ' is-style-outline' ) . "</div>\n<!-- /wp:buttons -->\n", ' has-custom-content-position is-position-bottom-left', ',"contentPosition":"bottom left"' )
		. columns( array( array( '33.33%', image( 'reception.jpg' ) ), array( '66.66%', p( 'Two thirds.' ) . image( 'theatre.jpg' ) ) ) )
		. columns( array( array( '', p( 'One of three.' ) ), array( '', image( 'laser.jpg' ) ), array( '', columns( array( array( '', p( 'Nested' ) ), array( '', p( 'columns' ) ) ) ) ) ) )
		. group( h( 'A group', 3 ) . p( 'In a colour of its own.' ) . image( 'skin.webp' ), '{"backgroundColor":"pale-pink","layout":{"type":"constrained"}}', ' has-pale-pink-background-color has-background' )
		. group( p( 'In' ) . p( 'a' ) . p( 'row' ), '{"layout":{"type":"flex","flexWrap":"nowrap"}}' );
}

function table_blocks(): string {
	$source = wp_get_attachment_image_url( image_id( 'laser.jpg' ), 'medium' );
	$id     = image_id( 'laser.jpg' );
	$row    = '<tr><td>Rhinoplasty consultation</td><td>Downtime</td><td>₹ 1,00,000</td><td>Anaesthesiologist</td><td>Recommendations</td></tr>';
	return h( 'Tables' )
		. table( '<thead><tr><th>Treatment</th><th>Downtime</th><th>Price</th><th>Who</th><th>More</th></tr></thead><tbody>' . str_repeat( $row, 2 ) . '</tbody>' )
		. table( "<tbody><tr><td><img class=\"wp-image-$id\" src=\"$source\" alt=\"A laser\"></td><td>A picture in a cell</td></tr></tbody>", ' is-style-stripes' );
}

function file_blocks(): string {
	$pdf = url( 'price-list.pdf' );
	return h( 'Files and players' )
		. "<!-- wp:file {\"href\":\"$pdf\"} -->\n<div class=\"wp-block-file\"><a id=\"wp-block-file--media-1\" href=\"$pdf\">Price list</a><a href=\"$pdf\" class=\"wp-block-file__button wp-element-button\" download aria-describedby=\"wp-block-file--media-1\">Download</a></div>\n<!-- /wp:file -->\n\n"
		. "<!-- wp:audio -->\n<figure class=\"wp-block-audio\"><audio controls src=\"" . url( 'words.mp3' ) . "\"></audio><figcaption class=\"wp-element-caption\">A talk</figcaption></figure>\n<!-- /wp:audio -->\n\n"
		. "<!-- wp:video -->\n<figure class=\"wp-block-video\"><video controls poster=\"" . url( 'theatre.jpg' ) . "\" src=\"" . url( 'clip.mp4' ) . "\"></video></figure>\n<!-- /wp:video -->\n\n"
		. "<!-- wp:shortcode -->\n[video src=\"" . url( 'clip.mp4' ) . "\"]\n<!-- /wp:shortcode -->\n\n"
		. h( 'Buttons', 3 )
		. "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\">" . button( 'Book a visit' ) . button( 'Ask first', ' is-style-outline' ) . "</div>\n<!-- /wp:buttons -->\n\n"
		. "<!-- wp:latest-posts {\"postsToShow\":2} /-->\n\n<!-- wp:categories /-->\n\n<!-- wp:social-links -->\n<ul class=\"wp-block-social-links\"><!-- wp:social-link {\"url\":\"https://instagram.example/clinic\",\"service\":\"instagram\"} /--></ul>\n<!-- /wp:social-links -->\n\n";
}

function frame_blocks(): string {
	return h( 'From elsewhere' )
		. embed( 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube' )
		. embed( 'https://www.instagram.com/p/abc123/', 'instagram' )
		. html( '<iframe src="https://calendly.com/clinic/first-visit" width="600" height="400" title="Our diary"></iframe>' )
		. html( '<iframe src="https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fclinic%2Fposts%2F1" width="500" height="300"></iframe>' )
		. html( '<iframe src="https://maps.google.com/maps?q=Bangalore&output=embed" width="600" height="450"></iframe>' )
		. html( '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d77.6!3d12.9" width="600" height="450" title="Where we are"></iframe>' )
		. html( '<iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0" width="0" style="display:none"></iframe>' );
}

/** What was never a block: the classic editor, text pasted from Word, a page builder that is gone. */
function classic(): string {
	$laser = url( 'laser-1024x576.jpg' );
	$id    = image_id( 'laser.jpg' );
	return "<h2>Classic</h2>\n<img class=\"aligncenter size-large wp-image-$id\" src=\"$laser\" alt=\"A laser, outside any paragraph\" width=\"1024\" height=\"576\" />\n"
		. "[caption id=\"attachment_$id\" align=\"alignnone\" width=\"300\"]<img class=\"size-medium wp-image-$id\" src=\"" . url( 'laser-300x169.jpg' ) . "\" alt=\"A laser\" width=\"300\" height=\"169\" /> In a caption[/caption]\n"
		. "<p style=\"text-align: center;\">Centred by style</p>\n[gallery ids=\"$id," . image_id( 'theatre.jpg' ) . "\" columns=\"2\"]\n"
		. "<table><tbody><tr><td>Photorejuvenation</td><td>₹ 45,000</td></tr></tbody></table>\n"
		. "<p class=\"MsoListParagraphCxSpFirst\" style=\"text-indent:-18.0pt;mso-list:l0 level1 lfo1\">·<span style=\"font:7.0pt 'Times New Roman'\">&nbsp;&nbsp;&nbsp; </span>From Word, one</p>\n<p class=\"MsoListParagraphCxSpLast\">·<span>&nbsp;&nbsp;&nbsp; </span>From Word, two</p>\n<p class=\"MsoNormal\"><o:p>&nbsp;</o:p></p>\n<p class=\"MsoNormal\"><span style=\"color:#1F497D\">After Word</span></p>\n"
		. "[vc_row][vc_column width=\"1/2\"][vc_column_text]<p>From a builder</p>[/vc_column_text][/vc_column][/vc_row]\n[contact-form-7 id=\"42\" title=\"Ask us\"]\n";
}

kses_remove_filters();
$content = text_blocks() . picture_blocks() . table_blocks() . file_blocks() . frame_blocks() . "<!-- wp:freeform -->\n" . classic() . "\n<!-- /wp:freeform -->";
$post    = wp_insert_post( array( 'post_title' => 'The gallery of blocks', 'post_name' => 'gallery-of-blocks', 'post_status' => 'publish', 'post_date' => '2026-01-05 09:00:00', 'post_content' => wp_slash( $content . "\n<!-- wp:footnotes /-->" ), 'meta_input' => array( 'footnotes' => wp_slash( wp_json_encode( array( array( 'id' => 'note-one', 'content' => 'A note at the foot.' ) ) ) ) ) ) );
$page    = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'The gallery of blocks', 'post_name' => 'gallery-of-blocks-page', 'post_status' => 'publish', 'post_date' => '2026-01-05 09:00:00', 'post_content' => wp_slash( $content ) ) );
$answer  = array( 'wordpress' => get_bloginfo( 'version' ), 'origin' => home_url() );
foreach ( array( 'post' => "/wp/v2/posts/$post", 'page' => "/wp/v2/pages/$page" ) as $name => $route ) {
	$answer[ $name ] = rest_do_request( new \WP_REST_Request( 'GET', $route ) )->get_data()['content']['rendered'];
	wp_delete_post( 'post' === $name ? $post : $page, true );
}
echo "\n@@@" . wp_json_encode( $answer, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "@@@\n";
