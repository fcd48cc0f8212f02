import type { RefusalCode } from '@farol/content-model';
import { acceptedExtensions } from '@farol/server/file-types';

/** Why a file was not accepted, one class per cause. The messages are for the person uploading. */
export abstract class MediaRefusal extends Error {
  abstract readonly status: 400 | 413;
  abstract readonly error: RefusalCode;
}

export class FileTooBig extends MediaRefusal {
  readonly status = 413;
  readonly error = 'file_too_big';

  constructor(limit: number) {
    super(`The file is bigger than ${megabytes(limit)}. Upload a smaller one.`);
  }
}

export class TooManyPixels extends MediaRefusal {
  readonly status = 413;
  readonly error = 'too_many_pixels';

  constructor(width: number, height: number, frames: number, limit: number) {
    const size = `${width} x ${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}`;
    super(
      `The picture has ${size}; at most ${Math.floor(limit / 1e6)} million pixels are taken. ` +
        'Make it smaller and upload it again.',
    );
  }
}

export class TooManyFrames extends MediaRefusal {
  readonly status = 413;
  readonly error = 'too_many_pixels';

  constructor(frames: number, limit: number) {
    super(
      `The picture has ${frames} frames; at most ${limit} are taken. Make it shorter and upload it again.`,
    );
  }
}

export class TooManyParts extends MediaRefusal {
  readonly status = 400;
  readonly error = 'damaged_picture';

  constructor(filename: string) {
    super(
      `${quoted(filename)} holds too much beside its pixels. ` +
        'Save it again without notes and other additions, and upload the new file.',
    );
  }
}

export class UnknownFileType extends MediaRefusal {
  readonly status = 400;
  readonly error = 'wrong_file_type';

  constructor(filename: string) {
    super(
      `The content of ${quoted(filename)} is of no type that can be uploaded. ` +
        `These can: ${acceptedExtensions.join(', ')}.`,
    );
  }
}

/** The iPhone's default format. Only Safari can show it, and it cannot be decoded here. */
export class HeicPhoto extends MediaRefusal {
  readonly status = 400;
  readonly error = 'heic_photo';

  constructor(filename: string) {
    super(
      `${quoted(filename)} is a HEIC photo, which most browsers cannot show. Save it as JPEG and upload that: ` +
        'on an iPhone choose Settings, Camera, Formats, Most Compatible; on a computer open it and export it.',
    );
  }
}

export class DamagedPicture extends MediaRefusal {
  readonly status = 400;
  readonly error = 'damaged_picture';

  constructor(filename: string, extension: string, options?: ErrorOptions) {
    super(
      `${quoted(filename)} begins like a ${extension} picture but cannot be read as one. ` +
        'Save it again and upload the new file.',
      options,
    );
  }
}

export class EmptyFile extends MediaRefusal {
  readonly status = 400;
  readonly error = 'empty_file';

  constructor(filename: string) {
    super(`${quoted(filename)} is empty. Choose a file with content.`);
  }
}

function quoted(filename: string): string {
  const short = filename.length > 80 ? `${filename.slice(0, 77)}...` : filename;
  return short === '' ? 'The file' : `“${short}”`;
}

function megabytes(bytes: number): string {
  return bytes < 1e6 ? `${bytes} bytes` : `${Math.round(bytes / 1024 / 1024)} MB`;
}
