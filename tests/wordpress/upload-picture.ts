interface Upload {
  name: string;
  width?: number;
  height?: number;
  /** 0xrrggbb. */
  colour?: number;
  alt?: string;
}

/**
 * Makes a picture of one colour with its sizes, as an upload does. Answers its id. Tests delete what they have uploaded themselves: the seeded
 * files belong to every start of this WordPress.
 */
export async function uploadPicture(
  php: (code: string) => Promise<string>,
  { name, width = 1200, height = 800, colour = 0x880000, alt = 'A patient' }: Upload,
): Promise<number> {
  const id = await php(`require_once ABSPATH . 'wp-admin/includes/image.php';
    $file = wp_upload_dir()['path'] . '/${name}.jpg'; $picture = imagecreatetruecolor( ${width}, ${height} ); imagefill( $picture, 0, 0, ${colour} ); imagejpeg( $picture, $file );
    $id = wp_insert_attachment( array( 'post_title' => '${name}', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), $file );
    update_post_meta( $id, '_wp_attachment_image_alt', '${alt}' );
    wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) ); echo $id;`);
  return Number(id);
}
