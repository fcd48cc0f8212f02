import type { Crop, Size } from '@farol/content-model';
import ReactCrop from 'react-image-crop';
import { useWords } from '../messages/messages.tsx';
import { sizeStyle } from './cropped.tsx';
import { mediaWords } from './words.ts';
import 'react-image-crop/dist/ReactCrop.css';

interface CropAreaProps {
  /** The address of the picture, in a size for screens. */
  address: string;
  label: string;
  original: Size;
  part: Crop;
  aspect: number | undefined;
  change(part: Crop): void;
}

/** Selects a part of a picture with the pointer or the arrow keys. */
export default function CropArea(props: CropAreaProps) {
  const { address, label, original, part, aspect, change } = props;
  const { cropLabels } = useWords(mediaWords);
  const { width, height } = original;
  return (
    <ReactCrop
      className="crop-area"
      ariaLabels={cropLabels}
      style={sizeStyle(original)}
      crop={{
        unit: '%',
        x: (part.x / width) * 100,
        y: (part.y / height) * 100,
        width: (part.width / width) * 100,
        height: (part.height / height) * 100,
      }}
      keepSelection
      ruleOfThirds
      {...(aspect ? { aspect } : {})}
      onChange={(_, percent) => {
        if (percent.width < 1 || percent.height < 1) return;
        change({
          x: Math.round((percent.x / 100) * width),
          y: Math.round((percent.y / 100) * height),
          width: Math.round((percent.width / 100) * width),
          height: Math.round((percent.height / 100) * height),
        });
      }}
    >
      <img src={address} alt={label} style={{ aspectRatio: `${width} / ${height}` }} />
    </ReactCrop>
  );
}
